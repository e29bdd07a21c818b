import type { Speaker } from '../speech/speaker'
import type { GameEvent, Happened } from '../wire/types'

/** A line of the log. */
export interface Line {
  key: string
  at: number
  /** A heading begins a turn. */
  heading: boolean
  text: string
  /** Whether it was taken back. */
  undone: boolean
}

/** The entries that were taken back later. */
function takenBack(log: readonly Happened[]): Set<number> {
  const gone = new Set<number>()
  for (const entry of log) {
    if (!entry.undone) continue
    for (const other of log) {
      if (other.at > (entry.back_to ?? 0) && other.at < entry.at) gone.add(other.at)
    }
  }
  return gone
}

/**
 * The log in sentences.
 *
 * @param log what happened
 * @param speaker says it
 * @param silent tags of events that are not told: they only lead from one moment to the next
 * @param heading the words over a turn
 */
export function lines(
  log: readonly Happened[],
  speaker: Speaker,
  silent: ReadonlySet<string>,
  heading: (turn: number, seat: string) => string,
): Line[] {
  const out: Line[] = []
  const gone = takenBack(log)
  for (const entry of log) {
    const undone = gone.has(entry.at)
    if (entry.undone) {
      const by = entry.by === null ? '' : speaker.seat(entry.by)
      out.push({ key: `${entry.at}`, at: entry.at, heading: false, text: speaker.plain('ui-log-undone', { name: by }), undone: false })
      continue
    }
    ;(entry.events ?? []).forEach((event, i) => {
      const key = `${entry.at}.${i}`
      if (event.event === 'TurnBegan') {
        const text = heading(Number(event.turn), speaker.seat(Number(event.seat)))
        out.push({ key, at: entry.at, heading: true, text, undone })
      } else if (!silent.has(event.event)) {
        out.push({ key, at: entry.at, heading: false, text: speaker.event(plain(event)), undone })
      }
    })
  }
  return out
}

/** The last thing that was told, or the last of one kind. */
export function latest(log: readonly Happened[], speaker: Speaker, tag?: string): string | null {
  for (let i = log.length - 1; i >= 0 && i >= log.length - 50; i--) {
    const events = log[i]?.events ?? []
    for (let n = events.length - 1; n >= 0; n--) {
      const event = events[n] as GameEvent
      if (tag ? event.event === tag : event.event !== 'Declined') return speaker.event(plain(event))
    }
  }
  return null
}

/** An event without what is only for programs. */
export function plain(event: GameEvent): GameEvent {
  const { audience: _audience, reveals: _reveals, ...rest } = event
  return rest as GameEvent
}
