/** Type of our own: it comes after what it sets, and until then the system's stands in. */

let asked = false

function fetchType(): void {
  if (asked) return
  asked = true
  void import('./fonts.css')
}

/** For a page to call when there is something to read on it: before that no letter is in the way of what is drawn. */
export function typeset(): void {
  if (!asked) requestAnimationFrame(() => setTimeout(fetchType))
}

// A device that keeps the client has the letters too.
if (globalThis.navigator?.serviceWorker?.controller) fetchType()
// Whatever becomes of a page, it is not without type for long.
else setTimeout(fetchType, 4000)
