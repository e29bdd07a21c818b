import { speech, t } from '../speech/speech.svelte'
import { useTable } from './context'

/** What kind of moment it is for the own seat; for the components of a table's page. */
export function moment() {
  const { table, ui } = useTable()
  const speaker = $derived(speech.speaker(table.names))
  const active = $derived(table.live && ui.parts ? ui.parts.activeSeat(table.live) : null)
  const answering = $derived(table.mine && active !== null && active !== table.you)
  const more = $derived.by(() => {
    const prompt = table.question?.prompt
    if (!prompt) return ''
    return speaker.knows(`prompt-${prompt.kind.replaceAll('_', '-')}.help`) ? speaker.promptHelp(prompt) : ''
  })
  const waiting = $derived.by(() => {
    const awaiting = table.live?.awaiting
    const seats = Array.isArray(awaiting) ? awaiting.filter((seat): seat is number => typeof seat === 'number') : []
    if (!seats.length) return t('ui-waiting-table')
    return speaker.say(table.liberty ? 'ui-waiting-liberty' : 'ui-waiting', { seats })
  })
  return {
    get active() {
      return active
    },
    /** Whether one is asked while another's turn is under way. */
    get answering() {
      return answering
    },
    get more() {
      return more
    },
    get waiting() {
      return waiting
    },
  }
}
