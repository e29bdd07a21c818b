import { settings } from './settings.svelte'

export type Sound = 'move' | 'chat' | 'dice' | 'capture' | 'over'

/** Notes of each sound: pitch in hertz, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  move: [
    [523, 0, 0.14],
    [784, 0.12, 0.2],
  ],
  chat: [[880, 0, 0.08]],
  dice: [
    [180, 0, 0.05],
    [210, 0.07, 0.05],
    [160, 0.15, 0.06],
  ],
  capture: [
    [392, 0, 0.1],
    [330, 0.09, 0.18],
  ],
  over: [
    [523, 0, 0.16],
    [659, 0.15, 0.16],
    [784, 0.3, 0.32],
  ],
}

let context: AudioContext | null = null

/** A short sound, if sounds are on. It tells only what the screen tells at the same moment. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [pitch, start, length] of NOTES[sound]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = sound === 'dice' ? 'square' : 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, now + start)
    volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now + start)
    tone.stop(now + start + length + 0.02)
  }
}
