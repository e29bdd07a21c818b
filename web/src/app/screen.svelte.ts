/** How much room there is. */
class Screen {
  /** Whether the phone's layout is drawn: a narrow window, or one that is zoomed in. */
  phone = $state(false)

  constructor() {
    const query = globalThis.matchMedia?.('(max-width: 899px)')
    if (!query) return
    this.phone = query.matches
    query.addEventListener('change', (event) => {
      this.phone = event.matches
    })
  }
}

export const screen = new Screen()
