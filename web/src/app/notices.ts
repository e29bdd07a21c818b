import { settings } from './settings.svelte'

/** Whether the browser can show notifications at all. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined'
}

/** Asks the browser's leave to notify; says whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}

/** Tells somebody who is looking elsewhere; a later notice of the same table takes the place of this one. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  const options = { body, tag: address, icon: '/icon-192.png', data: { address } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}

/** Shows in the tab's icon whether a move is wanted. */
export function markIcon(wanted: boolean): void {
  const icon = document.getElementById('icon')
  const address = wanted ? '/icon-move.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== address) icon.setAttribute('href', address)
}
