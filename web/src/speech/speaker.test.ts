import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GameEvent, Prompt, Refusal } from '../wire/types'
import { dashed, Speaker } from './speaker'
import { SpeechError, Texts } from './texts'

const LOCALE = join(import.meta.dirname, '../../../src/conjura/locale')
const LANGS = ['en', 'es', 'cs']

function texts(lang: string): Texts {
  const folder = join(LOCALE, lang)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !/^(crimelords|omerta)/.test(name))
  return new Texts(lang, files.sort().map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'))
}
const speakers = Object.fromEntries(LANGS.map((lang) => [lang, new Speaker(texts(lang), ['Marta', 'Viktor'])]))

test('words of code become parts of keys', () => {
  expect(dashed('GroupCaptured')).toBe('group-captured')
  expect(dashed('attack_target')).toBe('attack-target')
  expect(dashed('kgb')).toBe('kgb')
})

test('a sentence that is missing, or lacks a variable, is an error', () => {
  const speaker = speakers.en as Speaker
  expect(() => speaker.say('no-such-key')).toThrow(SpeechError)
  expect(() => speaker.say('ui-waiting')).toThrow(SpeechError)
  const forgiving = new Speaker(texts('en'), [], (_, key) => `[${key}]`)
  expect(forgiving.say('no-such-key')).toBe('[no-such-key]')
})

test('seats, slugs, rows and truths are resolved by the name of their field', () => {
  const speaker = speakers.en as Speaker
  expect(speaker.resolved({ seat: 1, amount: 1, card: 'kgb', winners: [0, 1], kind: 'kgb', success: true, none: null })).toEqual({
    seat: 'Viktor', amount: 1, card: 'KGB', winners: 'Marta and Viktor', winners_count: 2, kind: 'kgb', success: 'yes', none: 'none',
  })
  expect(speaker.seat(3)).toBe('Player 4')
  expect(speaker.seat(-1)).toBe('chance')
})

/** What the Python speaker says of these, asked for in one go; where there is no Python there is nothing to compare. */
const CASES: { events: GameEvent[]; refusals: Refusal[]; prompts: Prompt[] } = {
  events: [
    { event: 'IncomePaid', seat: 0, total: 12, cards: [['kgb', 3], ['cia', 9]] },
    { event: 'GroupCaptured', seat: 1, card: 'cia', loser: null },
    { event: 'GroupCaptured', seat: 1, card: 'cia', loser: 0 },
    { event: 'AttackResolved', seat: 0, kind: 'control', attacker: 'kgb', target: 'irs', roll: 11, needed: 7, success: false },
    { event: 'MoneyPaid', seat: 0, card: 'irs', amount: 1, to: null, why: 'tax' },
    { event: 'PrivilegeAbolished', seat: 1, cards: ['deep_agent', 'murphys_law'] },
  ],
  refusals: [
    { code: 'immune', clause: 'I-10.3', params: { card: 'kgb', target: 'cia' } },
    { code: 'not_asked', clause: 'I-31.1', params: { seats: [0, 1] } },
    { code: 'not_now', clause: 'I-31.1', params: { prompt: 'turn' } },
    { code: 'groups_cost_actions', clause: 'I-25.3', params: { actions: 1 } },
  ],
  prompts: [
    { kind: 'turn', clause: 'I-8', seat: 0, params: { actions: 2 } },
    { kind: 'attack_loop', clause: 'I-10.12', seat: 1, params: { attacker: 'kgb', target: 'cia' } },
    { kind: 'pay', clause: 'I-5.2', seat: 1, params: { amount: 5, payer: 0 } },
  ],
}
const SCRIPT = `
import json, sys
from conjura.engine.wire import Prompt, Refusal
from conjura.speech import speak
cases = json.load(sys.stdin)
out = {}
for lang in ("en", "es", "cs"):
    s = speak(lang, ("Marta", "Viktor"), "illuminati")
    out[lang] = (
        [s.event(e) for e in cases["events"]]
        + [s.refusal(Refusal(**r)) for r in cases["refusals"]]
        + [s.prompt(Prompt(**p)) for p in cases["prompts"]]
    )
print(json.dumps(out))
`
const PYTHON = [join(import.meta.dirname, '../../../.venv/bin/python'), join(import.meta.dirname, '../../../.venv-compiled/bin/python')].find(existsSync)

describe.skipIf(!PYTHON)('both speakers say the same', () => {
  const said = PYTHON
    ? (JSON.parse(execFileSync(PYTHON, ['-c', SCRIPT], { input: JSON.stringify(CASES), encoding: 'utf8' })) as Record<string, string[]>)
    : {}
  test.each(LANGS)('in %s', (lang) => {
    const speaker = speakers[lang] as Speaker
    const ours = [
      ...CASES.events.map((event) => speaker.event(event)),
      ...CASES.refusals.map((refusal) => speaker.refusal(refusal, true)),
      ...CASES.prompts.map((prompt) => speaker.prompt(prompt)),
    ]
    expect(ours).toEqual(said[lang])
  })
})
