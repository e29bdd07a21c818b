import { expect, test } from 'vitest'
import { blocks, spans } from './markdown'
import { Rules } from './rules'

test('bold, code, italic and the numbers of clauses', () => {
  expect(spans('**Arrows**: see 11.5 and `S12`')).toEqual([
    { kind: 'strong', spans: [{ kind: 'text', text: 'Arrows' }] },
    { kind: 'text', text: ': see ' },
    { kind: 'clause', text: '11.5', number: '11.5' },
    { kind: 'text', text: ' and ' },
    { kind: 'code', text: 'S12' },
  ])
})

test('tables, lists and paragraphs', () => {
  const found = blocks('One\ntwo.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n- x\n- y')
  expect(found.map((block) => block.kind)).toEqual(['paragraph', 'table', 'list'])
})

test('a citation finds its clause, its section or the letters under a heading', () => {
  const clause = (id: string) => ({ id, title: '', text: id })
  const rules = new Rules({
    title: 'R',
    lang: 'en',
    sections: [{ number: '10', title: 'Attack', clauses: [clause('I-10.1'), clause('I-10.2a'), clause('I-10.2b')] }],
  })
  expect(rules.find('I-10')?.clauses).toHaveLength(3)
  expect(rules.find('I-10.1')?.title).toBe('Attack')
  expect(rules.find('I-10.2')?.clauses.map((one) => one.id)).toEqual(['I-10.2a', 'I-10.2b'])
  expect(rules.find('I-11.1')).toBeNull()
})
