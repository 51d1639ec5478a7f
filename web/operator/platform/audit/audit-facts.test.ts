import { expect, test } from 'vitest'
import { auditFacts } from './audit-columns.tsx'

test('the facts of an entry read as words, with nothing left out', () => {
  expect(auditFacts({ by: 'name', found: [] })).toBe('探し方：name　見つかった人：なし')
  expect(auditFacts({ found: ['a', 'b'], is_drill: true, unheard_of: { one: 1 } })).toBe('見つかった人：a、b　訓練：はい　unheard_of：{"one":1}')
  expect(auditFacts({})).toBe('')
})
