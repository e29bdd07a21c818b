/** The parts of a table's page in the order of focus: prompt, sheet, board, uncontrolled, hand, deal, folders, log, chat. */

/** Whether a key pressed there is text. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'range'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}

/** Moves the focus to the next region, or the one before. */
export function nextRegion(by: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')]
    .filter((region) => region.offsetParent !== null || region.getClientRects().length > 0)
    .sort((a, b) => Number(a.dataset.region) - Number(b.dataset.region))
  if (!regions.length) return
  const here = regions.findIndex((region) => region.contains(document.activeElement))
  const next = here < 0 ? (by > 0 ? 0 : regions.length - 1) : (here + by + regions.length) % regions.length
  regions[next]?.focus()
}
