/** The board of Illuminati: power structures, what hangs where, who aids an attack. */

import { readArrowKey } from '../../table/answers'
import { boardOf, TreeBoard, type Clash } from '../../table/board.svelte'
import type { ChoiceKey } from '../../table/choices'
import type { Point } from '../../table/geometry'
import { ofTag } from '../../table/menu'
import { facts } from './facts.svelte'
import { raisedText } from './names'
import type { CardScene, Scene } from './scene'
import { cardOf, holderOf, hung, structureOf, treeOf, type Ghost, type Structure } from './structure'
import { GAINS, WORDS } from './words'

export class BoardState extends TreeBoard<CardScene> {
  readonly words = WORDS
  readonly gains = GAINS
  /** Whether what the modules have laid on the table is shown instead of structures. */
  dossier = $state(false)

  readonly scene = $derived.by(() => this.table.scene as unknown as Scene | null)
  readonly structures: readonly Structure[] = $derived.by(() => (this.scene?.seats ?? []).map(structureOf))

  inSight(slug: string): boolean {
    return (
      this.structures.some((one) => one.bySlug.has(slug)) ||
      slug in (this.scene?.uncontrolled ?? {}) ||
      (this.scene?.dead?.includes(slug) ?? false)
    )
  }

  /** The cards that aid the attack under way, with how much. */
  readonly aid: ReadonlyMap<string, number> = $derived.by(() => {
    const frame = this.attack.attacker === null ? undefined : this.scene?.stack?.find((one) => one.frame === 'attacking')
    const out = new Map<string, number>()
    if (Array.isArray(frame?.aid)) {
      for (const row of frame.aid as unknown[]) {
        if (Array.isArray(row) && typeof row[0] === 'string') out.set(row[0], Number(row[1] ?? 0))
      }
    }
    return out
  })

  readonly attack: Clash = $derived.by(() => {
    const stack = this.scene?.stack ?? []
    const frame = stack.find((one) => one.frame === 'attacking')
    // Once it has succeeded the string is taken down: what follows is hanging and giving money.
    if (frame !== undefined && (frame.step === 'endow' || stack.some((one) => one.frame === 'placing'))) {
      return { attacker: null, target: null }
    }
    const under = this.scene?.attack
    if (under) return { attacker: under.attacker, target: under.target }
    const target = typeof frame?.target === 'string' ? frame.target : null
    return { attacker: this.attacker, target }
  })

  /** What is about to be hung: the top of a tree of cards. */
  readonly hanging: string | null = $derived.by(() => {
    if (this.choices.arrows.size === 0) return null
    const params = this.table.question?.prompt?.params ?? {}
    for (const field of ['card', 'root', 'target']) {
      const slug = params[field]
      if (typeof slug === 'string' && this.scene && cardOf(this.scene, slug)) return slug
    }
    return null
  })

  /** How it would lie on each arrow that may be chosen. */
  readonly ghosts: ReadonlyMap<ChoiceKey, readonly Ghost[]> = $derived.by(() => {
    const out = new Map<ChoiceKey, readonly Ghost[]>()
    const { hanging, scene } = this
    if (hanging === null || scene === null) return out
    const tree = treeOf(scene, hanging)
    for (const [key, option] of this.choices.arrows) {
      const { master, side } = option.action
      if (typeof master !== 'string' || typeof side !== 'string') continue
      const structure = this.structures.find((one) => one.bySlug.has(master))
      if (structure === undefined) continue
      const leaving = holderOf(scene, hanging) === structure.seat
      out.set(key, hung(structure, hanging, tree, master, side as Ghost['side'], leaving))
    }
    return out
  })

  override readonly spare: readonly Point[] = $derived.by(() =>
    this.plan.flatMap(({ structure, offset }) =>
      [...this.ghosts].flatMap(([key, ghosts]) =>
        structure.bySlug.has(readArrowKey(key).master)
          ? ghosts.map(({ cell }) => ({ x: cell.x + offset.x, y: cell.y + offset.y }))
          : [],
      ),
    ),
  )

  /** How many attacks in a turn a card may take part in. */
  holes(slug: string): number {
    return facts.cards[slug]?.participations ?? 1
  }

  takesPart(slug: string): boolean {
    return this.aid.has(slug)
  }

  mayLead(slug: string): boolean {
    if (!this.armed || this.scene === null || this.table.you === null) return false
    const card = cardOf(this.scene, slug)
    return card !== undefined && holderOf(this.scene, slug) === this.table.you && (card.power ?? 0) > 0
  }

  /** Brainwashing is begun in the sheet alone: what changes has to be named before who leads. */
  override readonly armed = $derived.by(
    () => !this.past && this.table.steps.length === 0 && ofTag(this.table.question, 'attack').some((option) => option.action.kind !== 'brainwash'),
  )

  /** What is to be said of a card beside what is drawn: why its numbers are not the printed ones, which own units sit there. */
  notes(slug: string): string[] {
    const modules = this.scene?.modules
    const printed = facts.cards[slug]
    const owner = this.scene?.seats.find((seat) => seat.illuminati === slug && seat.may_be?.length)
    if (owner) {
      const known = owner.identity ? [this.voice.say('hidden-you-are', { card: owner.identity })] : []
      return [...known, this.voice.say('hidden-may-be', { cards: owner.may_be ?? [] })]
    }
    if (!modules || !printed) return []
    const raised = modules.counters?.[slug] ?? [0, 0, 0]
    const [gain, loss] = modules.attitudes?.[slug] ?? [0, 0]
    const out: string[] = []
    for (const [i, what] of (['power', 'resistance', 'income'] as const).entries()) {
      const plus = raised[i] ?? 0
      const power = (printed.power ?? 0) + (raised[0] ?? 0)
      const world = what === 'income' ? gain - loss : what === 'power' ? (power > 0 ? gain : 0) - Math.min(loss, power) : 0
      if (plus || world) out.push(raisedText(this.voice, what, printed[what] ?? 0, plus, world))
    }
    const secret = this.tagged(slug)
    if (secret) out.push(this.voice.say('board-secret', { units: secret }))
    return out
  }

  /** What the modules have laid on a card that only its own seat or nobody would see by looking at it. */
  tagged(slug: string): string {
    const modules = this.scene?.modules
    if (!modules) return ''
    const out: string[] = []
    if (modules.moles?.includes(slug)) out.push(this.voice.say('board-tag-mole'))
    if (modules.plumbers?.includes(slug)) out.push(this.voice.say('board-tag-plumbers'))
    for (const hack of modules.hacks ?? []) if (hack.card === slug) out.push(this.voice.say('board-tag-hack', { turns: hack.turns }))
    return out.join(', ')
  }

  holder(slug: string): number | null | undefined {
    return this.scene === null ? undefined : holderOf(this.scene, slug)
  }

  /** Takes a card's aid back out of the half-made walk. */
  protected override async release(slug: string): Promise<boolean> {
    if (!this.aid.has(slug)) return false
    const kept = this.table.held.filter((action) => !(action.do === 'aid' && action.card === slug))
    if (kept.length === this.table.held.length) return false
    return this.table.holdAll(kept)
  }
}

/** The board of the page that a component is drawn in. */
export const useBoard = boardOf((table, ui) => new BoardState(table, ui))
