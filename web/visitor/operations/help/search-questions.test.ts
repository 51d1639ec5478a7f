import { expect, test } from 'vitest'
import { questionGroups } from './questions/question-groups.ts'
import { searchQuestions } from './search-questions.ts'

const found = (typed: string) => searchQuestions(typed).flatMap(({ questions }) => questions.map(({ id }) => id))
const all = questionGroups.flatMap(({ questions }) => questions)

test('nothing typed shows every question, and each has an address that nothing else on the page has', () => {
  expect(found('')).toEqual(all.map(({ id }) => id))
  const ids = [...questionGroups.map(({ id }) => id), ...all.map(({ id }) => id), 'ways', 'main']
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(all.length).toBeGreaterThanOrEqual(30)
})

test('all words must be there, in the question, its answer or its group', () => {
  expect(found('退会')).toContain('quit')
  expect(found('退会 バックアップ')).toEqual([])
  expect(found('スカウト 送信')).toContain('scout-refused')
  expect(found('登録とログイン パスワード')).toContain('password')
})

test.each([
  ['letters of half width', 'ﾊﾟｽﾜｰﾄﾞ', 'password'],
  ['small letters', 'webhook', 'company-api'],
  ['a word without its long vowel', 'フォルダ', 'no-mail'],
])('%s find what is written otherwise', (_, typed, id) => expect(found(typed)).toContain(id))

test('a dash leaves questions out', () => {
  expect(found('パスワード')).toEqual(expect.arrayContaining(['password', 'company-password']))
  expect(found('パスワード -企業')).toContain('password')
  expect(found('パスワード -企業')).not.toContain('company-password')
})

test('the typed words are marked where they stand', () => {
  const [group] = searchQuestions('退会するには')
  const question = group?.questions[0]?.question
  expect(question?.hits.map(([from, to]) => question.text.slice(from, to))).toEqual(['退会するには'])
})

test('signs, blanks and half a word are no error', () => {
  for (const typed of ['"', '-', '　', '\u0000', '%', '('.repeat(200)]) expect(() => searchQuestions(typed)).not.toThrow()
  expect(found('ないはずのことば')).toEqual([])
})
