// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { boardKey, sideOf } from './keys'

function press(key: string, more: object = {}) {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false, target: null }
  return { ...none, key, ...more }
}

test('letters do things on the board, in either case, unless they are switched off', () => {
  expect(boardKey(press('a'), true)).toBe('attack')
  expect(boardKey(press('A', { shiftKey: true }), true)).toBe('attack')
  expect(boardKey(press('v'), true)).toBe('next')
  expect(boardKey(press('V', { shiftKey: true }), true)).toBe('last')
  expect(boardKey(press('a'), false)).toBeNull()
  expect(boardKey(press('Escape'), false)).toBe('away')
})

test('what is written, what was handled and what belongs to the browser is left alone', () => {
  const field = document.createElement('input')
  expect(boardKey(press('a', { target: field }), true)).toBeNull()
  expect(boardKey(press('a', { ctrlKey: true }), true)).toBeNull()
  expect(boardKey(press('Escape', { defaultPrevented: true }), true)).toBeNull()
})

test('arrow keys are sides', () => {
  expect(sideOf('ArrowUp')).toBe('north')
  expect(sideOf('a')).toBeNull()
})
