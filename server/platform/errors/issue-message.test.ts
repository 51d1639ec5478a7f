import { expect, test } from 'vitest'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { issueMessage } from './issue-message.ts'

const messagesFor = (value: unknown, language: 'ja' | 'en') =>
  (JobSearch.safeParse(value).error?.issues ?? []).map((issue) => issueMessage(issue as Parameters<typeof issueMessage>[0], language))

test('describes an invalid value in plain words', () => {
  expect(
    messagesFor({ page: 'zero', per_page: 101, min_salary: 0, free_word: 'あ'.repeat(201), prefectures: Array(51).fill(1), flex: 'maybe' }, 'ja').toSorted(),
  ).toEqual(
    [
      '数値を入力してください。',
      '100以下の数値を入力してください。',
      '1以上の数値を入力してください。',
      '200文字以内で入力してください。',
      '50個以内にしてください。',
      '選べる値ではありません。',
    ].toSorted(),
  )
  expect(messagesFor({ page: 'zero', per_page: 101 }, 'en').toSorted()).toEqual(['100 at most.', 'Enter a number.'])
})

test('a sentence of the contract itself is passed on as it is, in Japanese', () => {
  const issue = { code: 'invalid_format', message: '郵便番号は7桁の数字です。' }
  expect([issueMessage(issue, 'ja'), issueMessage(issue, 'en')]).toEqual(['郵便番号は7桁の数字です。', 'Please check this value.'])
})
