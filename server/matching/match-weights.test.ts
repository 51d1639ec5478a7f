import { expect } from 'vitest'
import { addCandidate, addJob, apiFor, test } from '#server/testing.ts'

test('every rule weighs one until I weigh it, and what I do not name stays', async ({ db }) => {
  const me = await addCandidate(db)
  const { candidate_users: api } = await apiFor(db, me.as)
  expect(new Set(Object.values(await api.match_weights.show()))).toEqual(new Set([1]))
  await api.match_weights.change({ prefectures: 3 })
  expect(await api.match_weights.change({ phase: 0 })).toMatchObject({ prefectures: 3, phase: 0, remote: 1 })
})

test('a weight beyond three, or of a rule that there is not, is refused', async ({ db }) => {
  const { candidate_users: api } = await apiFor(db, (await addCandidate(db)).as)
  await expect(api.match_weights.change({ prefectures: 4 })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(api.match_weights.change({ sex: 1 } as never)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a rule without weight shows no line and orders nothing', async ({ db }) => {
  const me = await addCandidate(db)
  await db
    .updateTable('candidate_profiles')
    .set({ user_preferred_work_areas: [26], user_desired_min_salary: 500 })
    .where('candidate_user_id', '=', me.id)
    .execute()
  const { id } = await addJob(db, { prefectures: [13] })
  const api = await apiFor(db, me.as)
  await api.candidate_users.match_weights.change({ prefectures: 0 })
  expect((await api.job_offers.show({ id })).match?.lines.map(({ rule }) => rule)).toEqual(['min_salary'])
})

test('weights are each person’s own', async ({ db }) => {
  const [me, other] = [await addCandidate(db), await addCandidate(db)]
  await (await apiFor(db, me.as)).candidate_users.match_weights.change({ kind: 3 })
  expect((await (await apiFor(db, other.as)).candidate_users.match_weights.show()).kind).toBe(1)
})

test('what if: so many jobs differ in nothing, and so many more would with one wish less', async ({ db }) => {
  const me = await addCandidate(db)
  await db
    .updateTable('candidate_profiles')
    .set({ user_preferred_work_areas: [26], user_desired_min_salary: 600 })
    .where('candidate_user_id', '=', me.id)
    .execute()
  await addJob(db, { prefectures: [26], max_salary: 700 })
  await addJob(db, { prefectures: [26], min_salary: null, max_salary: null })
  await addJob(db, { prefectures: [26], max_salary: 560 })
  await addJob(db, { prefectures: [26], max_salary: 400 })
  await addJob(db, { prefectures: [13], max_salary: 800 })
  expect(await (await apiFor(db, me.as)).candidate_users.matching.what_if()).toEqual({
    total: 2,
    what_if: [
      { rule: 'min_salary', value: null, more: 2 },
      { rule: 'prefectures', value: null, more: 1 },
      { rule: 'min_salary', value: 550, more: 1 },
      { rule: 'min_salary', value: 500, more: 1 },
    ],
  })
})

test('what if: below the floor, and what I left behind, is not counted', async ({ db }) => {
  const me = await addCandidate(db)
  await db.updateTable('candidate_privacy').set({ salary_floor: 500 }).where('candidate_user_id', '=', me.id).execute()
  await addJob(db, { max_salary: 400 })
  const favorited = await addJob(db, { max_salary: 700 })
  await db.insertInto('favorites').values({ candidate_user_id: me.id, company_id: favorited.company_id, job_id: favorited.id }).execute()
  await addJob(db, { max_salary: 700 })
  expect(await (await apiFor(db, me.as)).candidate_users.matching.what_if()).toEqual({ total: 1, what_if: [] })
})
