/** Keys that press a button of the sheet: letters, digits, Enter for the main one, Escape for the way back. */

const TYPED = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'
const PRESSES = 'button, a, summary, [role=button], [role=treeitem]'

export interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  defaultPrevented: boolean
  target: EventTarget | null
  preventDefault(): void
}

/** What a key is looked for by. */
function wanted(event: Pressed, letters: boolean): string | null {
  if (event.key === 'Escape') return '[data-esc]'
  if (event.key === 'Enter') return event.target instanceof Element && event.target.closest(PRESSES) ? null : '[data-enter]'
  if (!letters || event.key.length !== 1) return null
  if (event.key === '+') return '[data-more]'
  if (event.key === '-') return '[data-less]'
  return /^[a-z0-9]$/i.test(event.key) ? `[data-key="${event.key.toLowerCase()}"]` : null
}

/** Presses the button of a region that a key stands for; says whether there was one. */
export function pressed(event: Pressed, region: ParentNode, letters: boolean): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false
  if (event.target instanceof Element && event.target.closest(TYPED) && event.key !== 'Escape') return false
  const what = wanted(event, letters)
  const button = what === null ? null : region.querySelector<HTMLElement>(what)
  if (!button || button.matches(':disabled')) return false
  event.preventDefault()
  button.click()
  return true
}
