import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import type { Socket } from '../wire/socket'
import type { Happened } from '../wire/types'
import { Film } from './film'
import { lines } from './lines'
import { TableStore } from './table.svelte'
import type { Speaker } from '../speech/speaker'

class Server implements Socket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: Record<string, unknown>[] = []
  answers: ((message: Record<string, unknown>) => object | null) | null = null
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>
    this.sent.push(message)
    const answer = this.answers?.(message)
    if (answer) queueMicrotask(() => this.say({ id: message.id, ...answer }))
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const INFO = { id: 't', game: 'illuminati', title: '', preset: null, options: {}, status: 'playing', seats: [] }
const ASKED = { prompt: { kind: 'turn', clause: 'I-8', seat: 0, params: {} }, legal: [{ action: { do: 'Attack' } }], since: 5, walk: false }
const NEXT = { prompt: { kind: 'attack_target', clause: 'I-10.4', seat: 0, params: {} }, legal: [{ action: { do: 'Target', card: 'kgb' } }], walk: true }

let server: Server
let table: TableStore

beforeEach(async () => {
  server = new Server()
  server.answers = (message) => {
    const actions = (message.actions ?? []) as { do: string }[]
    if (message.type === 'sit') return { type: 'opened', at: 5, you: 0, table: INFO, scene: { turn: 1, money: 3 }, asked: ASKED }
    if (message.type === 'try') {
      const tests = ((message.tests ?? []) as object[]).map(() => ({ code: 'immune', clause: 'I-10.3', params: {} }))
      if (actions.some((action) => action.do === 'Wrong')) return { type: 'no', code: 'immune', clause: 'I-10.3' }
      if (actions.length >= 2) return { type: 'tried', at: 5, complete: true }
      return { type: 'tried', at: 5, asked: NEXT, diff: [['money', 2]], tests }
    }
    return { type: 'done', at: 6 }
  }
  table = new TableStore('t', () => server)
  server.onopen?.()
  await settled()
})

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0))
  flushSync()
}
const types = (): unknown[] => server.sent.map((message) => message.type)

test('a walk is held until it is complete, and then sent whole', async () => {
  expect(table.mine).toBe(true)
  expect(await table.hold({ do: 'Attack' })).toBe(true)
  expect(table.question?.prompt?.kind).toBe('attack_target')
  expect(table.scene).toEqual({ turn: 1, money: 2 })
  expect(table.live).toEqual({ turn: 1, money: 3 })
  expect(types()).not.toContain('act')
  expect(await table.hold({ do: 'Target', card: 'kgb' })).toBe(true)
  expect(server.sent[server.sent.length - 1]).toMatchObject({ type: 'act', actions: [{ do: 'Attack' }, { do: 'Target', card: 'kgb' }] })
  expect(table.steps).toEqual([])
})

test('with confirmation a complete walk waits', async () => {
  table.confirm = true
  await table.hold({ do: 'Attack' })
  await table.hold({ do: 'Target', card: 'kgb' })
  expect(table.complete).toBe(true)
  expect(types()).not.toContain('act')
  expect(await table.commit()).toBe(true)
})

test('steps are taken back one by one, and all at once', async () => {
  table.confirm = true
  await table.hold({ do: 'Attack' })
  await table.hold({ do: 'Target', card: 'kgb' })
  await table.back()
  expect(table.held).toEqual([{ do: 'Attack' }])
  table.putAway()
  expect(table.question).toEqual(ASKED)
})

test('a refusal is told, and nothing has changed', async () => {
  expect(await table.hold({ do: 'Wrong' })).toBe(false)
  expect(table.refusal).toMatchObject({ code: 'immune', clause: 'I-10.3' })
  expect(table.steps).toEqual([])
})

test('who presses too late is told so', async () => {
  const usual = server.answers
  server.answers = (message) => (message.type === 'try' ? { type: 'no', code: 'stale', at: 6 } : (usual?.(message) ?? null))
  expect(await table.hold({ do: 'Attack' })).toBe(false)
  expect(table.refusal?.code).toBe('stale')
  expect(types()).not.toContain('act')
})

test('a half-made walk that is tried again too early waits in silence', async () => {
  await table.hold({ do: 'Attack' })
  const usual = server.answers
  server.answers = (message) => (message.type === 'try' ? { type: 'no', code: 'stale', at: 7 } : (usual?.(message) ?? null))
  server.say({ type: 'moved', at: 6, was: 5, diff: [], asked: { ...ASKED, since: 5 }, happened: [{ at: 6, by: 1, events: [] }] })
  await settled()
  expect(table.refusal).toBeNull()
  expect(table.held).toEqual([{ do: 'Attack' }])
})

test('reasons are asked for once', async () => {
  await table.test([{ do: 'Wrong' }, { do: 'Other' }])
  const count = server.sent.length
  expect((await table.test([{ do: 'Other' }]))[0]?.code).toBe('immune')
  expect(server.sent).toHaveLength(count)
})

test('what happens moves the scene; a half-made walk is tried again and kept', async () => {
  await table.hold({ do: 'Attack' })
  server.say({ type: 'moved', at: 6, was: 5, diff: [['money', 9]], asked: { ...ASKED, since: 5 }, happened: [{ at: 6, by: 1, events: [] }] })
  await settled()
  expect(table.live).toEqual({ turn: 1, money: 9 })
  expect(table.held).toEqual([{ do: 'Attack' }])
  expect(server.sent[server.sent.length - 1]).toMatchObject({ type: 'try', seen: 6 })
})

test('what others do meanwhile never mixes with how the half-made walk would look', async () => {
  await table.hold({ do: 'Attack' })
  const before = table.scene
  server.answers = (message) => (message.type === 'try' ? { type: 'no', code: 'stale', at: 7 } : null)
  server.say({ type: 'moved', at: 6, was: 5, diff: [['turn', 2]], asked: { ...ASKED, since: 5 }, happened: [{ at: 6, by: 1, events: [] }] })
  await settled()
  expect(table.live).toEqual({ turn: 2, money: 3 })
  expect(table.scene).toEqual(before)
})

test('a gap in what the server tells is closed by sitting down again', async () => {
  server.say({ type: 'moved', at: 9, was: 8, diff: [] })
  await settled()
  expect(types().filter((type) => type === 'sit')).toHaveLength(2)
})

test('a film gives every scene, however one jumps about in it', () => {
  const frames = Array.from({ length: 100 }, (_, i) => ({ at: i + 1, by: 0, events: [], diff: i ? [['n', i] as [string, number]] : [] }))
  const film = new Film({ game: 'illuminati', seat: 0, names: [], scene: { n: 0 }, frames })
  for (const index of [100, 3, 70, 71, 1, 0, 64, 33, 32, 99]) expect(film.scene(index)).toEqual({ n: Math.max(0, index - 1) })
  expect(film.indexOf(40)).toBe(40)
})

test('a film goes on with what happens, unless something is missing in between', () => {
  const film = new Film({ game: 'illuminati', seat: 0, names: [], scene: { n: 0 }, frames: [{ at: 1, by: null, diff: [] }] })
  const moved = (was: number, at: number, n: number) => ({ type: 'moved' as const, was, at, diff: [['n', n] as [string, number]] })
  expect(film.append(moved(1, 3, 7))).toBe(true)
  expect(film.scene(2)).toEqual({ n: 7 })
  expect(film.append(moved(2, 3, 8))).toBe(true)
  expect(film.append(moved(5, 6, 9))).toBe(false)
  expect(film.length).toBe(3)
})

test('the log tells turns as headings, leaves out what is silent, and strikes what was taken back', () => {
  const speaker = { event: (event: { event: string }) => event.event, seat: () => 'Marta', plain: () => 'undone' } as unknown as Speaker
  const log: Happened[] = [
    { at: 1, by: 0, events: [{ event: 'TurnBegan', turn: 1, seat: 0 }, { event: 'Declined', seat: 0 }] },
    { at: 2, by: 0, events: [{ event: 'GroupDropped', seat: 0 }] },
    { at: 3, by: 0, undone: true, back_to: 1 },
  ]
  const told = lines(log, speaker, new Set(['Declined']), (turn) => `turn ${turn}`)
  expect(told.map((line) => [line.text, line.heading, line.undone])).toEqual([
    ['turn 1', true, false],
    ['GroupDropped', false, true],
    ['undone', false, false],
  ])
})
