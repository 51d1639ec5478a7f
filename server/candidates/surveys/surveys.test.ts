import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { demoSurvey } from '#demo/announcements/add-demo-announcements.ts'
import { addCandidate, apiFor, daysAgo, test } from '#server/testing.ts'

const survey_id = demoSurvey.key
const answers = { found: '見つかりそう', useful: ['年収', '確認日'], ease: 4 }

async function asked(db: Database, survey = {}) {
  await db
    .insertInto('surveys')
    .values({ ...demoSurvey, opens_at: daysAgo(1), ...survey })
    .execute()
  const person = await addCandidate(db)
  return { ...person, api: (await apiFor(db, person.as)).candidate_users }
}

test('a questionnaire is open until it is answered, and each may answer once', async ({ db }) => {
  const { id, api } = await asked(db)
  expect((await api.account()).typeform_ids).toEqual([survey_id])
  expect((await api.surveys.list()).surveys).toMatchObject([{ id: survey_id }])
  expect((await api.surveys.show({ survey_id })).questions.map(({ kind }) => kind)).toEqual(['choice', 'choices', 'scale', 'text'])
  await api.surveys.answer({ survey_id, answers })
  expect((await api.account()).typeform_ids).toEqual([])
  expect(await api.surveys.list()).toEqual({ surveys: [] })
  await expect(api.surveys.answer({ survey_id, answers })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.selectFrom('survey_answers').select(['candidate_user_id', 'answers']).execute()).toEqual([{ candidate_user_id: id, answers }])
})

test('a candidate who says not now is not asked again, and only that is stored', async ({ db }) => {
  const { api } = await asked(db)
  await api.surveys.answer({ survey_id, answers: null })
  expect((await api.account()).typeform_ids).toEqual([])
  expect(await db.selectFrom('survey_answers').select('answers').execute()).toEqual([{ answers: null }])
})

test.for([{ opens_at: daysAgo(-1) }, { closes_at: daysAgo(0) }])('a questionnaire with %o is not open', async (period, { db }) => {
  const { api } = await asked(db, period)
  expect(await api.surveys.list()).toEqual({ surveys: [] })
  await expect(api.surveys.show({ survey_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.for([
  [{ useful: ['年収'], ease: 4 }, 'answers.found'],
  [{ ...answers, found: 'たぶん' }, 'answers.found'],
  [{ ...answers, useful: ['年収', '年収'] }, 'answers.useful'],
  [{ ...answers, ease: 6 }, 'answers.ease'],
  [{ ...answers, wish: 3 }, 'answers.wish'],
  [{ ...answers, other: 'x' }, 'answers.other'],
] as const)('answers that do not fit are refused by their place: %o', async ([wrong, field], { db }) => {
  const { api } = await asked(db)
  await expect(api.surveys.answer({ survey_id, answers: wrong as never })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field }] })
})

test('a candidate who reads English is refused in English', async ({ db }) => {
  const { as } = await asked(db)
  const api = (await apiFor(db, { ...as, language: 'en' })).candidate_users
  const refused = api.surveys.answer({ survey_id, answers: {} })
  await expect(refused).rejects.toMatchObject({ data: [{ field: 'answers.found', message: 'Please check this value.' }, { field: 'answers.ease' }] })
})
