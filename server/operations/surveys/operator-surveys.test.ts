import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

const content = {
  title: 'さがしかたについて',
  description: '1分で終わります。',
  questions: [
    { key: 'found', label: '見つかりましたか', kind: 'choice' as const, choices: ['はい', 'いいえ'], required: true },
    { key: 'useful', label: '役に立ったもの', kind: 'choices' as const, choices: ['年収', '確認日'], required: false },
    { key: 'ease', label: 'さがしやすさ', kind: 'scale' as const, choices: [], required: false },
    { key: 'wish', label: '希望', kind: 'text' as const, choices: [], required: false },
  ],
  opens_at: daysAgo(1),
  closes_at: null as string | null,
}
const desk = async (db: Database) => (await apiFor(db, (await addOperator(db)).as)).operators.surveys
const person = async (db: Database) => (await apiFor(db, (await addCandidate(db)).as)).candidate_users.surveys

test('answers of candidates are counted by question, from five candidates on, and texts stand without names', async ({ db }) => {
  const surveys = await desk(db)
  const { id } = await surveys.create(content)
  const [{ id: survey_id } = { id: '' }] = (await (await person(db)).list()).surveys
  await (await person(db)).answer({ survey_id, answers: { found: 'はい', useful: ['年収', '確認日'], ease: 5, wish: '地図がほしい' } })
  await (await person(db)).answer({ survey_id, answers: { found: 'いいえ', useful: ['年収'] } })
  await (await person(db)).answer({ survey_id, answers: null })
  expect(await surveys.show({ id })).toMatchObject({ answered: 2, put_aside: 1, state: 'open' })
  expect((await surveys.answers({ id })).questions.map(({ answered }) => answered)).toEqual([0, 0, 0, 0])
  for (let others = 0; others < 3; others++) await (await person(db)).answer({ survey_id, answers: { found: 'はい' } })
  const { questions } = await surveys.answers({ id })
  expect(questions.map(({ answered, counts, texts }) => [answered, counts.map(({ count }) => count), texts])).toEqual([
    [5, [4, 1], []],
    [2, [2, 1], []],
    [1, [0, 0, 0, 0, 1], []],
    [1, [], ['地図がほしい']],
  ])
  expect(JSON.stringify(questions)).not.toContain('@candidate.example')
})

test('until a candidate answered everything can be changed, afterwards the words and the period', async ({ db }) => {
  const surveys = await desk(db)
  const { id } = await surveys.create(content)
  await surveys.change({ ...content, id, revision: 1, questions: content.questions.slice(0, 2) })
  await expect(surveys.change({ ...content, id, revision: 1 })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  const [{ id: survey_id } = { id: '' }] = (await (await person(db)).list()).surveys
  await (await person(db)).answer({ survey_id, answers: { found: 'はい' } })
  await expect(surveys.change({ ...content, id, revision: 2 })).rejects.toMatchObject({ code: 'SURVEY_ANSWERED', status: 409 })
  const words = content.questions.slice(0, 2).map((question) => ({ ...question, label: `${question.label}（必ず）` }))
  await surveys.change({ ...content, id, revision: 2, questions: words, closes_at: daysAgo(0) })
  expect((await (await person(db)).list()).surveys).toEqual([])
})

test('a question to choose from has two choices or more, and each its own mark', async ({ db }) => {
  const surveys = await desk(db)
  const [question] = content.questions
  const questions = [{ ...question!, choices: ['はい'] }, question!]
  await expect(surveys.create({ ...content, questions })).rejects.toMatchObject({
    data: [{ field: 'questions.0.choices' }, { field: 'questions.1.key' }],
  })
})
