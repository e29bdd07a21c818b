import type { Scene } from './scene'

/** The turn under way, as far as the page needs it. */
export interface TurnFrame {
  seat: number
  step: string
  actions: number
  transfers: number
}

/** The frame of the turn; null before the first one. */
export function turnFrame(scene: Scene | null): TurnFrame | null {
  const frame = scene?.stack?.find((one) => one.frame === 'turn')
  if (!frame) return null
  const number = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual)
  return {
    seat: number(frame.seat, 0),
    step: typeof frame.step === 'string' ? frame.step : 'start',
    actions: number(frame.actions, 2),
    transfers: number(frame.transfers, 2),
  }
}
