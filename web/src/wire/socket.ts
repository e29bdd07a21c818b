import type { Closing, Message, No, Opened, Outgoing } from './types'

export type LineState = 'open' | 'connecting' | 'lost'
/** The part of a browser's socket that the line needs; a test gives its own. */
export interface Socket {
  /** 1 while it can send; a test's may leave it out. */
  readonly readyState?: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}

interface Pending {
  message: Message
  answer: (message: Outgoing) => void
}

export interface LineEnds {
  /** How far the client has come, for the first message of each connection. */
  seen: () => number
  /** Everything that the server says of itself, answers included. */
  hear: (message: Outgoing) => void
  state: (state: LineState) => void
  connect?: () => Socket
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000]
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000

/** The answers that a message's id brings back. */
const ANSWERS = new Set<Outgoing['type']>(['opened', 'done', 'no', 'tried', 'prospects', 'pong'])

/**
 * A line to a table that comes back by itself. A message waits until it is answered: when the line is lost in between
 * it is sent again under the same id, and the server carries it out once.
 */
export class Line {
  private readonly ends: LineEnds
  private readonly connect: () => Socket
  private readonly prefix = Math.random().toString(36).slice(2, 10)
  private readonly pending = new Map<string, Pending>()
  private socket: Socket | null = null
  private count = 0
  private tries = 0
  private seated = false
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private ponged = true

  constructor(address: string, ends: LineEnds) {
    this.ends = ends
    this.connect = ends.connect ?? (() => new WebSocket(address) as unknown as Socket)
    this.open()
    globalThis.addEventListener?.('online', this.wake)
    globalThis.document?.addEventListener('visibilitychange', this.wake)
  }

  /** Sends a message and waits for its answer, over as many connections as it takes. */
  ask(message: Message): Promise<Outgoing> {
    return new Promise((answer) => {
      const id = this.name()
      this.pending.set(id, { message, answer })
      if (this.seated) this.send(id, message)
    })
  }

  /** Gives the line up; what still waits is answered with a "closed". */
  close(): void {
    this.closed = true
    globalThis.removeEventListener?.('online', this.wake)
    globalThis.document?.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    this.socket?.close()
    for (const [id, waiting] of this.pending) {
      waiting.answer({ type: 'no', id, code: 'closed' } satisfies No)
    }
    this.pending.clear()
  }

  /** Asks for everything anew: the client has lost the thread. */
  resit(): void {
    if (this.socket) this.sit()
  }

  private name(): string {
    return `${this.prefix}${(this.count++).toString(36)}`
  }

  private open(): void {
    clearTimeout(this.timer)
    this.ends.state(this.tries > 2 ? 'lost' : 'connecting')
    const socket = this.connect()
    this.socket = socket
    socket.onopen = () => this.sit()
    socket.onmessage = (event) => this.receive(String(event.data))
    socket.onclose = () => this.lost(socket)
  }

  private sit(): void {
    this.write({ type: 'sit', id: this.name(), seen: this.ends.seen() })
  }

  private send(id: string, message: Message): void {
    this.write({ ...message, id })
  }

  /** What can't be sent now is sent when the line is back. */
  private write(message: object): void {
    if ((this.socket?.readyState ?? 1) === 1) this.socket?.send(JSON.stringify(message))
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as Outgoing
    if (message.type === 'pong') this.ponged = true
    if (message.type === 'closing') return this.leave(message)
    this.ends.hear(message)
    if (message.type === 'opened') this.begin(message)
    if (ANSWERS.has(message.type) && 'id' in message) this.answered(message.id, message)
    if (message.type === 'moved' && message.done) this.answered(message.done, { type: 'done', id: message.done, at: message.at })
  }

  private answered(id: string, answer: Outgoing): void {
    const waiting = this.pending.get(id)
    this.pending.delete(id)
    waiting?.answer(answer)
  }

  private begin(_: Opened): void {
    this.tries = 0
    const fresh = !this.seated
    this.seated = true
    this.ends.state('open')
    if (!fresh) return
    for (const [id, waiting] of this.pending) this.send(id, waiting.message)
    clearInterval(this.pinger)
    this.ponged = true
    this.pinger = setInterval(() => this.ping(), PING_EVERY)
  }

  private ping(): void {
    const socket = this.socket
    if (!socket || !this.seated) return
    this.ponged = false
    this.send(this.name(), { type: 'ping' })
    setTimeout(() => {
      if (!this.ponged && this.socket === socket) this.drop(socket)
    }, PONG_WITHIN)
  }

  private drop(socket: Socket): void {
    socket.onclose = null
    socket.close()
    this.lost(socket)
  }

  private leave(message: Closing): void {
    this.ends.hear(message)
    if (message.wait === null) this.close()
    this.ends.state(message.wait === null ? 'lost' : 'connecting')
  }

  private lost(socket: Socket): void {
    if (this.socket !== socket || this.closed) return
    this.socket = null
    this.seated = false
    clearInterval(this.pinger)
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] as number
    this.tries += 1
    this.ends.state(this.tries > 2 ? 'lost' : 'connecting')
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  /** Back on the net, or back on the page: don't wait out the pause. */
  private readonly wake = (): void => {
    if (this.closed || globalThis.document?.visibilityState === 'hidden') return
    if (!this.socket) this.open()
    else if (this.seated) this.ping()
  }
}

/** The address of a table's socket on the server that the page came from. */
export function socketAddress(id: string, at: Location = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/tables/${encodeURIComponent(id)}/socket`
}
