import { expect, test } from 'vitest'
import { readJobFields } from './read-job-fields.ts'

test.each([
  ['フロントエンドエンジニア', [42]],
  ['シニアソフトウェアエンジニア（新規プロダクト）', [16]],
  ['エンジニア', [16]],
  ['MLOpsエンジニア', [106]],
  ['フィールドセールス', [6]],
  ['プロダクトマネージャー', [104]],
  ['CTO候補', [25]],
  ['【人事】中途採用担当', [100]],
  ['UI/UXデザイナー', [103]],
])('%s', (title, fields) => {
  expect(readJobFields(title)).toEqual(fields)
})

test('the occupation counts where the title is silent', () => {
  expect(readJobFields('オープンポジション', '経理')).toEqual([101])
  expect(readJobFields('メンバー募集')).toEqual([111])
})
