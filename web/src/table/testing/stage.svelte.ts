/** A table with a server of our own behind it, to draw components of the table's page in tests. */

import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { speech } from '../../speech/speech.svelte'
import { Texts } from '../../speech/texts'
import type { Socket } from '../../wire/socket'
import type { Action, Asked, Scene } from '../../wire/types'
import { TableStore } from '../table.svelte'
import { TableUi } from '../ui.svelte'
import Stage from './Stage.svelte'

type Sent = { type: string; id: string; actions?: Action[]; tests?: Action[]; [field: string]: unknown }
/** What the server says to a message; null: that it was carried out. */
export type Answers = (message: Sent) => object | null

// The browser of tests knows no media queries.
globalThis.matchMedia ??= (media: string) =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList

const LOCALE = '../src/conjura/locale/en'
const GAMES = ['illuminati', 'omerta', 'crimelords']

/** The files of texts that a table of a game reads: what is named after another game is not for it. */
function textsOf(game: string): string[] {
  return readdirSync(LOCALE).filter((file) => file.endsWith('.ftl') && !GAMES.some((other) => other !== game && file.split(/[.-]/)[0] === other))
}

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = (): void => undefined
  unobserve = (): void => undefined
  disconnect = (): void => undefined
}

export class Staged implements Socket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: Sent[] = []
  readonly table: TableStore
  readonly ui: TableUi
  private readonly answers: Answers
  private readonly opening: object
  private shown: ReturnType<typeof mount> | null = null
  private ends: () => void = () => undefined

  constructor(scene: { game?: string; [field: string]: unknown }, asked: Asked | null, answers: Answers, names: readonly string[] = ['Marta', 'Viktor']) {
    const game = scene.game ?? 'illuminati'
    speech.texts = new Texts('en', textsOf(game).map((file) => readFileSync(`${LOCALE}/${file}`, 'utf8')).join('\n'))
    const seats = names.map((name, seat) => ({ seat, kind: 'person', name }))
    const table = { id: 't', game, title: '', preset: null, options: {}, status: 'playing', seats }
    this.answers = answers
    this.opening = { type: 'opened', at: 5, you: 0, table, scene: scene as Scene, asked }
    let made: [TableStore, TableUi] | null = null
    this.ends = $effect.root(() => {
      const store = new TableStore('t', () => this)
      made = [store, new TableUi(store)]
    })
    const [store, ui] = made as unknown as [TableStore, TableUi]
    this.table = store
    this.ui = ui
  }

  send(text: string): void {
    const message = JSON.parse(text) as Sent
    this.sent.push(message)
    const answer = message.type === 'sit' ? this.opening : (this.answers(message) ?? { type: 'done', at: 6 })
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ id: message.id, ...answer }) }))
  }

  close(): void {
    if (this.shown) void unmount(this.shown)
    this.ends()
    document.body.innerHTML = ''
  }

  /** Draws a component of the table's page. */
  async show(part: Component): Promise<void> {
    this.onopen?.()
    await settled()
    this.shown = mount(Stage, { target: document.body, props: { table: this.table, ui: this.ui, part } })
    await settled()
  }

  /** The actions that were carried out, message by message. */
  get acts(): Action[][] {
    return this.sent.filter((message) => message.type === 'act').map((message) => message.actions ?? [])
  }
}

/** Lets questions be answered and what they change be drawn. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await new Promise((done) => setTimeout(done, 0))
    flushSync()
  }
}

export function button(name: string | RegExp): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')]
  const found = all.find((each) => {
    const label = each.getAttribute('aria-label') ?? each.textContent.replace(/\s+/g, ' ').trim()
    return typeof name === 'string' ? label.startsWith(name) : name.test(label)
  })
  if (!found) throw new Error(`no button ${String(name)} among ${all.map((each) => each.textContent.trim()).join(' | ')}`)
  return found
}

/** Presses a button and lets everything settle. */
export async function press(name: string | RegExp): Promise<void> {
  button(name).click()
  await settled()
}
