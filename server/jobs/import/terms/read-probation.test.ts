import { expect, test } from 'vitest'
import { readProbation } from './read-probation.ts'

test.each([
  ['３ヶ月（本採用と同条件）', 3, '本採用と同じ条件です。'],
  ['あり（3ヶ月）', 3, ''],
  ['3〜6か月', 6, ''],
  ['<試用期間中の給与（2週間）>\n本採用時と同様です。', 0.5, '本採用と同じ条件です。'],
  ['半年', 6, ''],
  ['1年', 12, ''],
  ['期間は面談で決めます', null, ''],
])('%s', (text, trial_months, trial_terms) => {
  expect(readProbation(text)).toEqual({ trial: text, trial_months, trial_terms })
})

test('other terms are stored in words', () => {
  const text = '1ヶ月\n雇用形態と給与が異なります（時給 1,400円以上）'
  expect(readProbation(text).trial_terms).toBe(text)
})

test.each([
  ['なし', 'なし'],
  ['試用期間はありません', 'なし'],
  ['', ''],
])('「%s」 is stored as 「%s」: that there is none has to be said', (text, trial) => {
  expect(readProbation(text).trial).toBe(trial)
})
