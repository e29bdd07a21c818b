/** A game's board at a table whose server answers from a fixture, for tests. */

import { expect, vi } from 'vitest'
import type { Socket } from '../../wire/socket'
import type { Action, ProspectRow, Refusal } from '../../wire/types'
import type { BoardBase } from '../board.svelte'
import { TableStore } from '../table.svelte'
import { TableUi } from '../ui.svelte'

export interface Sent {
  type: string
  id: string
  actions?: Action[]
  tests?: Action[]
  card?: string
}

export interface Fixture {
  scene: object
  asked: object
  prospects?: unknown
}

export interface Boarded<Board> {
  board: Board
  table: TableStore
  ui: TableUi
  /** What the board has sent. */
  sent: Sent[]
}

const open: TableStore[] = []

/** Closes what tests have opened. */
export function closeAll(): void {
  for (const table of open.splice(0)) table.close()
}

/**
 * Opens a table at a fixture.
 *
 * Parameters: `game`, its id; `make` makes the game's board; `refusal`, why whatever is tested is refused.
 */
export async function boarded<Board extends BoardBase>(
  game: string,
  data: Fixture,
  make: (table: TableStore, ui: TableUi) => Board,
  refusal: Refusal,
): Promise<Boarded<Board>> {
  const sent: Sent[] = []
  const socket: Socket = { send, close: () => undefined, onopen: null, onclose: null, onmessage: null }
  const you = (data.scene as { you: number }).you
  function say(message: object): void {
    socket.onmessage?.({ data: JSON.stringify(message) })
  }
  function send(text: string): void {
    const message = JSON.parse(text) as Sent
    sent.push(message)
    queueMicrotask(() => {
      const head = { id: message.id, at: 40 }
      if (message.type === 'sit') {
        const seats = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'person', name: `P${seat}` }))
        const table = { id: 'x', game, title: '', preset: null, options: {}, status: 'playing', seats }
        say({ type: 'opened', ...head, you, table, scene: data.scene, asked: data.asked })
      } else if (message.type === 'prospect') {
        const rows = (data.prospects as ProspectRow[] | undefined) ?? []
        say({ type: 'prospects', ...head, card: message.card, rows: rows.filter((row) => [row.attacker, row.target].includes(message.card ?? '')) })
      } else if (message.type === 'try') {
        say({ type: 'tried', ...head, asked: data.asked, tests: message.tests?.map(() => refusal) })
      } else say({ type: 'done', ...head })
    })
  }
  const table = new TableStore('x', () => socket)
  open.push(table)
  socket.onopen?.()
  await vi.waitFor(() => {
    expect(table.scene).not.toBeNull()
  })
  const ui = new TableUi(table)
  return { board: make(table, ui), table, ui, sent }
}
