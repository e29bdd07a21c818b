import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line, type Socket } from './socket'
import type { Outgoing } from './types'

class Fake implements Socket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: Record<string, unknown>[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.onclose?.()
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** Answers the last message that was sent. */
  answer(message: object): void {
    this.say({ ...message, id: this.sent[this.sent.length - 1]?.id })
  }
}

const OPENED = { type: 'opened', at: 3, you: 0, table: { id: 't' } }
let sockets: Fake[]
let states: string[]
let heard: Outgoing[]

function line(): Line {
  return new Line('', {
    seen: () => 3,
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    connect: () => {
      const socket = new Fake()
      sockets.push(socket)
      return socket
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  states = []
  heard = []
})
afterEach(() => vi.useRealTimers())

test('it sits down first, and only then sends what waits', async () => {
  const one = line()
  const answer = one.ask({ type: 'undo' })
  const socket = sockets[0] as Fake
  socket.onopen?.()
  expect(socket.sent).toMatchObject([{ type: 'sit', seen: 3 }])
  socket.answer(OPENED)
  expect(socket.sent[1]).toMatchObject({ type: 'undo' })
  socket.answer({ type: 'done', at: 4 })
  expect(await answer).toMatchObject({ type: 'done', at: 4 })
  expect(states).toEqual(['connecting', 'open'])
  one.close()
})

test('what moved the table by an own message answers it', async () => {
  const one = line()
  const socket = sockets[0] as Fake
  socket.onopen?.()
  socket.answer(OPENED)
  const answer = one.ask({ type: 'act', seen: 3, actions: [{ do: 'Pass' }] })
  const { id } = socket.sent[1] as { id: string }
  socket.say({ type: 'moved', at: 4, done: id })
  expect(await answer).toEqual({ type: 'done', id, at: 4 })
  one.close()
})

test('what was not answered is sent again under the same name when the line is back', async () => {
  const one = line()
  const first = sockets[0] as Fake
  first.onopen?.()
  first.answer(OPENED)
  const answer = one.ask({ type: 'act', seen: 3, actions: [{ do: 'Pass' }] })
  const sent = first.sent[1]
  first.onclose?.()
  expect(states[states.length - 1]).toBe('connecting')
  vi.advanceTimersByTime(2000)
  const second = sockets[1] as Fake
  second.onopen?.()
  second.answer(OPENED)
  expect(second.sent[1]).toEqual(sent)
  second.answer({ type: 'done', at: 4 })
  expect(await answer).toMatchObject({ type: 'done' })
  one.close()
})

test('a line that does not come back is lost, and is tried again less and less often', () => {
  const one = line()
  for (let i = 0; i < 4; i++) {
    ;(sockets[sockets.length - 1] as Fake).onclose?.()
    vi.advanceTimersByTime(12_000)
  }
  expect(states).toContain('lost')
  expect(sockets).toHaveLength(5)
  one.close()
})

test('a silent line is dropped', () => {
  const one = line()
  const first = sockets[0] as Fake
  first.onopen?.()
  first.answer(OPENED)
  vi.advanceTimersByTime(20_000)
  expect(first.sent[first.sent.length - 1]).toMatchObject({ type: 'ping' })
  vi.advanceTimersByTime(8_000)
  expect(states[states.length - 1]).toBe('connecting')
  one.close()
})

test('when the server says not to come back, nobody does', async () => {
  const one = line()
  const waiting = one.ask({ type: 'undo' })
  const first = sockets[0] as Fake
  first.onopen?.()
  first.say({ type: 'closing', code: 'gone', wait: null })
  expect(await waiting).toMatchObject({ type: 'no', code: 'closed' })
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})
