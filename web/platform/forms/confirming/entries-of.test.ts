import { parseSubmission } from '@conform-to/dom/future'
import { expect, test } from 'vitest'
import { entriesOf } from '../form-refusal.tsx'

test('what a form said is said again in the same words', () => {
  const entries = [
    ['reason', '通報のため'],
    ['roles', 'admin'],
    ['roles', 'guest'],
    ['work[0].year', '2020'],
    ['work[1].year', '2024'],
    ['work[1].skills', 'Go'],
    ['work[1].skills', 'SQL'],
  ] as [string, string][]
  const read = (given: [string, string][]) => {
    const data = new FormData()
    for (const [name, value] of given) data.append(name, value)
    return parseSubmission(data).payload
  }
  expect(entriesOf(read(entries))).toEqual(entries)
  expect(read(entriesOf(read(entries)))).toEqual(read(entries))
})
