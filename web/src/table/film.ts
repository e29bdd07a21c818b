import { applied, startOf } from '../wire/diff'
import type { FilmData, FilmEntry, Moved, Scene } from '../wire/types'

/** A scene is kept at every so-manieth entry; others are made from the one before. */
const STRIDE = 32

/** The past of a table as one seat could see it: any scene of it, made when it is asked for. */
export class Film {
  readonly entries: FilmEntry[]
  private readonly kept = new Map<number, Scene | null>()
  private last: { index: number; scene: Scene | null }

  constructor(data: FilmData) {
    this.entries = data.frames.slice()
    this.kept.set(0, data.scene)
    this.last = { index: 0, scene: data.scene }
  }

  /** How many scenes there are; the first is that before anything happened. */
  get length(): number {
    return this.entries.length + 1
  }

  /** The scene after the first `index` entries. */
  scene(index: number): Scene | null {
    const wanted = Math.min(Math.max(index, 0), this.entries.length)
    let from = this.last.index <= wanted ? this.last.index : 0
    let scene = this.last.index <= wanted ? this.last.scene : (this.kept.get(0) as Scene)
    const stop = wanted - (wanted % STRIDE)
    const near = this.kept.get(stop)
    if (near !== undefined && stop > from) {
      from = stop
      scene = near
    }
    for (let i = from; i < wanted; i++) {
      scene = applied(scene, this.entries[i]?.diff ?? [])
      if ((i + 1) % STRIDE === 0) this.kept.set(i + 1, scene)
    }
    this.last = { index: wanted, scene }
    return scene
  }

  /** The index of the scene right after an entry (or after the last one before it). */
  indexOf(at: number): number {
    let index = 0
    for (const entry of this.entries) {
      if (entry.at > at) break
      index += 1
    }
    return index
  }

  /** The entry that led to a scene, if one did. */
  entry(index: number): FilmEntry | undefined {
    return this.entries[index - 1]
  }

  /** The scenes at which a turn begins, with its number, in order. */
  turns(): { index: number; turn: number; seat: number }[] {
    const found: { index: number; turn: number; seat: number }[] = []
    this.entries.forEach((entry, i) => {
      for (const event of entry.events ?? []) {
        if (event.event === 'TurnBegan') {
          found.push({ index: i + 1, turn: Number(event.turn), seat: Number(event.seat) })
        }
      }
    })
    return found
  }

  /**
   * Goes on with what has just happened; a message that tells of several entries becomes one scene. Says whether it
   * fits the end of the film: where something is missing in between, the film has to be fetched anew.
   */
  append(moved: Moved): boolean {
    const known = this.entries[this.entries.length - 1]?.at ?? 0
    if (moved.at <= known) return true
    if (startOf(moved) !== known) return false
    const events = (moved.happened ?? []).flatMap((one) => one.events ?? [])
    const by = moved.happened?.[0]?.by ?? null
    this.entries.push({ at: moved.at, by, events, diff: moved.diff ?? [] })
    return true
  }
}
