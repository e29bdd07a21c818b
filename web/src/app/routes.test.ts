import { expect, test } from 'vitest'
import { routeOf } from './routes.svelte'
import { langOf } from './settings.svelte'

test('every address has its page', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/replay/abc')).toEqual({ page: 'replay', id: 'abc' })
  expect(routeOf('/rules/illuminati', '#I-10.9')).toEqual({ page: 'rules', game: 'illuminati', clause: 'I-10.9' })
  expect(routeOf('/me')).toEqual({ page: 'me' })
  expect(routeOf('/t')).toEqual({ page: 'lost' })
  expect(routeOf('/else/where')).toEqual({ page: 'lost' })
  expect(routeOf('/rules')).toEqual({ page: 'rules', game: 'illuminati', clause: '' })
  expect(routeOf('/rules/chess')).toEqual({ page: 'lost' })
})

test('an address that is badly written leads somewhere too', () => {
  expect(routeOf('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
  expect(routeOf('/%')).toEqual({ page: 'lost' })
  expect(routeOf('/rules/omerta', '#%')).toEqual({ page: 'rules', game: 'omerta', clause: '%' })
})

test('the language is the first of ours that the browser asks for', () => {
  expect(langOf(['de-AT', 'cs-CZ', 'en'])).toBe('cs')
  expect(langOf(['de'])).toBe('en')
})
