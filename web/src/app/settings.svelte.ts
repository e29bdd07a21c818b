/** What a person has chosen for this device. Kept in the browser, told to nobody. */

export type Lang = 'en' | 'es' | 'cs'
export type Theme = 'system' | 'light' | 'dark'

export const LANGUAGES: readonly { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'es', name: 'Español' },
  { lang: 'cs', name: 'Čeština' },
]

const KEY = 'conjura.settings'

interface Kept {
  lang: Lang
  theme: Theme
  sounds: boolean
  letters: boolean
  notify: boolean
  motion: 'system' | 'off'
}

function isLang(word: unknown): word is Lang {
  return LANGUAGES.some((known) => known.lang === word)
}

/** The best of our languages for what the browser asks for. */
export function langOf(wanted: readonly string[]): Lang {
  for (const word of wanted) {
    const short = word.slice(0, 2)
    if (isLang(short)) return short
  }
  return 'en'
}

function read(): Kept {
  const usual: Kept = {
    lang: langOf(globalThis.navigator?.languages ?? []),
    theme: 'system',
    sounds: false,
    letters: true,
    notify: false,
    motion: 'system',
  }
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    const kept = { ...usual, ...found }
    return isLang(kept.lang) ? kept : { ...kept, lang: usual.lang }
  } catch {
    return usual
  }
}

class Settings {
  private kept = $state<Kept>(read())
  private dark = $state(globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false)
  private still = $state(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)

  constructor() {
    globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', (event) => {
      this.dark = event.matches
      this.show()
    })
    globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').addEventListener?.('change', (event) => {
      this.still = event.matches
    })
    this.show()
  }

  get lang(): Lang {
    return this.kept.lang
  }
  get theme(): Theme {
    return this.kept.theme
  }
  /** The theme that shows, whatever was chosen. */
  get shown(): 'light' | 'dark' {
    if (this.kept.theme !== 'system') return this.kept.theme
    return this.dark ? 'dark' : 'light'
  }
  get sounds(): boolean {
    return this.kept.sounds
  }
  /** Whether letters are keys at the table. */
  get letters(): boolean {
    return this.kept.letters
  }
  get notify(): boolean {
    return this.kept.notify
  }
  /** Whether things may move. */
  get motion(): boolean {
    return this.kept.motion !== 'off' && !this.still
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
    this.show()
  }

  private show(): void {
    const root = globalThis.document?.documentElement
    if (!root) return
    root.dataset.theme = this.shown
    if (this.kept.motion === 'off') root.dataset.motion = 'off'
    else delete root.dataset.motion
    const paper = getComputedStyle(root).getPropertyValue('--folder').trim()
    if (paper) document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
  }
}

export const settings = new Settings()
