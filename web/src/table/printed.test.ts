import { afterEach, expect, test, vi } from 'vitest'
import { facts as crime } from '../games/crimelords/facts.svelte'
import { facts as illuminati } from '../games/illuminati/facts.svelte'
import { facts as omerta } from '../games/omerta/facts.svelte'
import { api } from '../wire/api'

afterEach(() => vi.restoreAllMocks())

test('the cards of every game are asked for with the preset and the options of the table, once', async () => {
  for (const [game, facts] of [['illuminati', illuminati], ['omerta', omerta], ['crimelords', crime]] as const) {
    const asked = vi.spyOn(api, 'cards').mockResolvedValue({ cards: {}, odds: [], types: [], districts: [] })
    await facts.load({ options: { a: 1 }, preset: 'own' })
    await facts.load({ options: { a: 1 }, preset: 'own' })
    expect(asked.mock.calls).toEqual([[game, { a: 1 }, 'own']])
    await facts.load({ options: { a: 1 } })
    expect(asked.mock.calls[1]).toEqual([game, { a: 1 }, null])
    asked.mockRestore()
  }
})
