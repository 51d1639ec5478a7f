import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCandidate, addOperator, apiFor, contextOf, daysAgo, noPages } from '#server/testing.ts'

const ROUNDS = 8
const asked = (choices: string[]) => ({
  title: 'さがしかたについて',
  description: '',
  questions: [{ key: 'found', label: '見つかりましたか', kind: 'choice' as const, choices, required: true }],
  opens_at: daysAgo(1),
  closes_at: null,
})

test('a candidate who answers while the questions change answers the current ones, or is refused; never both', async ({ db }) => {
  const app = createApp(await contextOf(db), noPages)
  const operator = await addOperator(db)
  const { surveys } = (await apiFor(db, operator.as)).operators
  const [before, after] = [asked(['はい', 'いいえ']), asked(['はい', 'わからない'])]
  const ends: [number, boolean][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await surveys.create(before)
    const { key: survey_id } = await db.selectFrom('surveys').select('key').where('id', '=', id).executeTakeFirstOrThrow()
    const people = await Promise.all(Array.from({ length: 4 }, () => addCandidate(db)))
    const change = () =>
      app.request(...requestOf('PATCH /operators/surveys/{id}/', { params: { id }, body: { ...after, revision: 1 } }, { cookie: operator.cookie }))
    const answer = ({ cookie }: { cookie: string }) =>
      app.request(
        ...requestOf('PUT /candidate_users/surveys/{survey_id}/answer/', { params: { survey_id }, body: { answers: { found: 'いいえ' } } }, { cookie }),
      )
    const [changed] = await Promise.all([change(), ...people.map(answer)])
    const { count } = await db
      .selectFrom('survey_answers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('survey_id', '=', id)
      .executeTakeFirstOrThrow()
    ends.push([changed.status, Number(count) > 0])
  }
  expect(ends.filter(([status, isAnswered]) => (isAnswered ? status !== 409 : status !== 200))).toEqual([])
})
