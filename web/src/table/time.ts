import { t } from '../speech/speech.svelte'

/** Seconds as a clock shows them: 1:42, 2 h 05, 3 d. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= 172_800) return t('ui-days', { days: Math.floor(whole / 86_400) })
  if (whole >= 3_600) {
    return t('ui-hours', { hours: Math.floor(whole / 3_600), minutes: String(Math.floor((whole % 3_600) / 60)).padStart(2, '0') })
  }
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds as they are spoken. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole < 60) return t('ui-spoken-seconds', { seconds: whole })
  if (whole < 7_200) return t('ui-spoken-minutes', { minutes: Math.round(whole / 60) })
  return t('ui-spoken-hours', { hours: Math.round(whole / 3_600) })
}
