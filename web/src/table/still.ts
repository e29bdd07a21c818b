/**
 * What `d3-zoom` takes from `d3-transition`, for a board on which nothing moves by d3: there is never anything to interrupt.
 * The build puts this in the place of that package (`vite.config.ts`).
 */
import { selection } from 'd3-selection'

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this
  },
})

/** Stops what moves an element: nothing does. */
export function interrupt(): void {}
