import { expect, test } from 'vitest'
import { responseWords } from './response-words.ts'

test.each([
  [null, '集計中', ''],
  [{ cases: 36, answered: 34, median_answer_hours: 43 }, '94%', '中央値1.8日'],
  [{ cases: 20, answered: 8, median_answer_hours: null }, '40%', '半分以上に返信なし'],
])('%o reads %s %s', (figures, share, median) => expect(responseWords(figures)).toEqual({ share, median }))
