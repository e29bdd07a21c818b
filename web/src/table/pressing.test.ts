// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { pressed } from './pressing'

const key = (name: string, target: EventTarget | null = document.body, more: object = {}) => ({
  key: name, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target, preventDefault: vi.fn(), ...more,
})

let clicks: string[] = []
beforeEach(() => {
  clicks = []
  document.body.innerHTML =
    '<button data-key="a">attack</button><button data-enter>go</button><button data-esc disabled>back</button>' +
    '<button data-more>+</button><input id="text"><input type="radio" id="radio">'
  document.body.onclick = (event) => clicks.push((event.target as HTMLElement).textContent)
})

test('a letter presses its button, whatever its case, unless letters are off', () => {
  expect(pressed(key('A'), document.body, true)).toBe(true)
  expect(pressed(key('a'), document.body, false)).toBe(false)
  expect(pressed(key('+'), document.body, true)).toBe(true)
  expect(clicks).toEqual(['attack', '+'])
})

test('what is written in a field presses nothing', () => {
  expect(pressed(key('a', document.getElementById('text')), document.body, true)).toBe(false)
  expect(pressed(key('a', document.getElementById('radio')), document.body, true)).toBe(true)
})

test('Enter presses the main button, but not from another button', () => {
  expect(pressed(key('Enter'), document.body, false)).toBe(true)
  expect(pressed(key('Enter', document.querySelector('button')), document.body, true)).toBe(false)
  expect(clicks).toEqual(['go'])
})

test('a button that can not be pressed, a chord, a key that another took: nothing', () => {
  expect(pressed(key('Escape'), document.body, true)).toBe(false)
  expect(pressed(key('a', document.body, { ctrlKey: true }), document.body, true)).toBe(false)
  expect(pressed(key('a', document.body, { defaultPrevented: true }), document.body, true)).toBe(false)
})
