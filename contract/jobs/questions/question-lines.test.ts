import { expect, test } from 'vitest'
import { type JobQuestion, JobQuestion as Schema, JobQuestions } from './job-questions.ts'
import { questionLine, questionOfLine } from './question-lines.ts'

const questions: JobQuestion[] = [
  { kind: 'short_text', question: '希望の年収', is_required: false, choices: [] },
  { kind: 'choice', question: '東京／京都のどちらですか', is_required: true, choices: ['東京', '京都／大阪', String.raw`C:\ドライブ`] },
  { kind: 'yes_no', question: '[任意] 副業ですか', is_required: true, choices: [] },
]

test.each(questions)('$question comes back from its line', (question) => {
  expect(Schema.parse(questionOfLine(questionLine(question)))).toEqual(question)
})

test('a line reads as people write it, and one that names no kind is refused by that field', () => {
  expect(questionLine(questions[0]!)).toBe('[短文・任意] 希望の年収')
  expect(Schema.safeParse(questionOfLine('希望の年収')).error?.issues[0]?.path).toEqual(['kind'])
})

test.each<[string, unknown[], (string | number)[]]>([
  ['two that read the same', [questions[0], questions[0]], [1, 'question']],
  ['eleven', Array.from({ length: 11 }, (_, n) => ({ ...questions[0], question: `質問${n}` })), []],
  ['one choice', [{ ...questions[1], choices: ['東京'] }], [0, 'choices']],
  ['a choice twice', [{ ...questions[1], choices: ['東京', '東京'] }], [0, 'choices']],
  ['choices where nothing is chosen', [{ ...questions[0], choices: ['東京', '京都'] }], [0, 'choices']],
  ['no words', [{ ...questions[0], question: ' ' }], [0, 'question']],
  ['an unknown kind', [{ ...questions[0], kind: 'date' }], [0, 'kind']],
])('%s are refused by their place', (_, given, path) => {
  expect(JobQuestions.safeParse(given).error?.issues[0]?.path).toEqual(path)
})
