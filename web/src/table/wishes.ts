import type { Speaker } from '../speech/speaker'
import { dashed } from '../speech/speaker'
import type { ClockRule, Json, TableInfo } from '../wire/types'

/** How the clock of a table goes, in words. */
export function clockOf(clock: ClockRule | undefined, speaker: Speaker): string {
  if (!clock?.kind || clock.kind === 'none') return speaker.say('ui-pace-none')
  const seconds = clock.seconds ?? 120
  if (seconds >= 86_400) return speaker.say('ui-pace-days', { days: Math.round(seconds / 86_400) })
  const minutes = Math.round(seconds / 6) / 10
  const reserve = Math.round((clock.reserve ?? 0) / 60)
  return clock.kind === 'reserve'
    ? speaker.say('ui-pace-reserve', { minutes, reserve })
    : speaker.say('ui-pace-decision', { minutes })
}

/** An option's value in words. */
export function optionValue(name: string, value: Json, speaker: Speaker): string {
  if (typeof value === 'boolean') return speaker.say(value ? 'ui-yes' : 'ui-no')
  if (value === null) return speaker.say('ui-none')
  if (Array.isArray(value)) return value.map((one) => optionValue(name, one, speaker)).join(', ')
  if (typeof value === 'number') return String(value)
  const key = `option-${dashed(name)}-${dashed(String(value))}`
  return speaker.knows(key) ? speaker.say(key) : String(value)
}

/** The rules and the pace of a table in one line. */
export function rulesOf(info: TableInfo, speaker: Speaker): string {
  const preset = info.preset && speaker.knows(`preset-${info.preset}`) ? speaker.say(`preset-${info.preset}`) : ''
  const own = Object.entries(info.options).map(([name, value]) => {
    const key = `option-${dashed(name)}`
    return `${speaker.knows(key) ? speaker.say(key) : name}: ${optionValue(name, value, speaker)}`
  })
  return [preset, ...own, clockOf(info.clock, speaker)].filter(Boolean).join(' · ')
}
