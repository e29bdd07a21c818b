import type { Scene } from './scene'

/** The turn under way, as far as the page needs it. */
export interface TurnFrame {
  seat: number
  step: string
  acted: boolean
}

/** The frame of the turn; null before the first one. */
export function turnFrame(scene: Scene | null): TurnFrame | null {
  const frame = scene?.stack?.find((one) => one.frame === 'turn')
  if (!frame) return null
  return {
    seat: typeof frame.seat === 'number' ? frame.seat : 0,
    step: typeof frame.step === 'string' ? frame.step : 'begin',
    acted: frame.acted === true,
  }
}

/** Whose move of the whole table it is: the opener's in the auction, in a war whoever hits next, else the turn's seat. */
export function activeSeat(scene: Scene): number | null {
  if (scene.war?.at != null) return scene.war.at
  if (scene.auction) return scene.auction.opener ?? 0
  return turnFrame(scene)?.seat ?? null
}
