import { expect, test } from 'vitest'
import { blank, counter, differs, isBlank, leftOf, messages, openPart, termsOf, type Market } from './deal'

const MARKET: Market = { wares: [{ tag: 'special', field: 'specials', hidden: true }, { tag: 'group', field: 'groups', hidden: false }] }
const frame = {
  frame: 'offering', by: 2, to: 0, put: true, gives: 20, wants: 0, gives_specials: ['slush-fund'], wants_groups: ['kgb'],
}

test('an offer without Specials goes in one message', () => {
  const draft = { ...blank(2), money: 5, want: { group: ['kgb'] } }
  expect(messages(draft, MARKET)).toEqual([
    [{ do: 'offer', to: 2 }, { do: 'give_money', amount: 5 }, { do: 'want_group', card: 'kgb' }, { do: 'propose' }],
  ])
})

test('each Special that is shown ends a message', () => {
  const draft = { ...blank(1), money: -3, give: { special: ['slush-fund', 'deep-agent'] } }
  expect(messages(draft, MARKET).map((message) => message.map((action) => action.do))).toEqual([
    ['offer', 'want_money', 'give_special'], ['give_special'], ['propose'],
  ])
})

test('where money is a secret, to give it ends a message too', () => {
  const draft = { ...blank(1), money: 3, give: { group: ['kgb'] } }
  expect(messages(draft, { ...MARKET, moneyShows: true }).map((message) => message.map((action) => action.do))).toEqual([
    ['offer', 'give_group', 'give_money'], ['propose'],
  ])
})

test('a counter-offer is the offer from the other side, with what is changed marked', () => {
  const draft = counter(termsOf(frame, MARKET), 2)
  expect(draft.money).toBe(-20)
  expect(draft.want.special).toEqual(['slush-fund'])
  expect(draft.give.group).toEqual(['kgb'])
  expect(differs(draft, 'give', 'kgb')).toBe(false)
  expect(differs(draft, 'want', 20)).toBe(false)
  expect(differs(draft, 'want', 12)).toBe(true)
  expect(differs(draft, 'give', 'cia')).toBe(true)
  expect(differs(blank(2), 'give', 'cia')).toBe(false)
})

test('what lies on the table already is not said again', () => {
  const draft = { ...blank(2), money: 4, give: { special: ['a', 'a', 'b'] }, want: { special: ['c'] } }
  const laid = { ...termsOf({}, MARKET), gives: 4, given: { special: ['a'] } }
  expect(leftOf(draft, laid, MARKET)).toEqual([
    { do: 'want_special', card: 'c' }, { do: 'give_special', card: 'a' }, { do: 'give_special', card: 'b' },
  ])
})

test('what only the two may know is told as far as it is known', () => {
  const terms = termsOf({ by: 1, to: 2, gives: null, gives_specials: 2 }, MARKET)
  expect([terms.gives, terms.wants, terms.givesHidden, terms.wantsHidden]).toEqual([null, 0, 2, 0])
})

test('an offer that names nothing is blank', () => {
  expect(isBlank(blank(1))).toBe(true)
  expect(isBlank({ ...blank(1), money: -1 })).toBe(false)
  expect(openPart(blank(1), MARKET)).toEqual([{ do: 'offer', to: 1 }])
})
