/** Walks that are complete: sent by themselves, unless they wait for a last look. */

import { untrack } from 'svelte'
import type { TableStore } from './table.svelte'

/**
 * Sends each walk as soon as it is complete. Called by a game's sheet while it is being made.
 *
 * @param waits whether the walk that is held waits for a last look, because it can't be taken back lightly
 */
export function sendWhole(table: TableStore, waits: () => boolean): void {
  $effect(() => {
    table.confirm = true
    return () => {
      table.confirm = false
    }
  })
  /** The walk that was sent last by itself: one that is refused is not sent again and again. */
  let sent = ''
  $effect(() => {
    if (!table.complete || waits() || table.busy) return
    const walk = `${table.at} ${JSON.stringify(table.held)}`
    if (walk === sent) return
    sent = walk
    untrack(() => void send())
  })
  async function send(): Promise<void> {
    if (await table.commit()) return
    // Back to the question, with the reason in sight.
    const why = table.refusal
    await table.back()
    table.refusal = why
  }
}
