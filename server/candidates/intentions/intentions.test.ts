import { expect } from 'vitest'
import { addCandidate, apiFor, daysAgo, test } from '#server/testing.ts'

const intention = { career_intention_rating: 'active', purpose_intention: 'find_new_job', user_desired_employment_types: [1, 3] } as const

test('the site asks for the intention until the candidate states it, and again after 90 days', async ({ db }) => {
  const { as } = await addCandidate(db)
  const api = (await apiFor(db, as)).candidate_users
  expect(await api.need_update()).toEqual({ need_update: true, intention: true, profile: true, intention_updated_at: null, profile_updated_at: null })
  await api.intention({ ...intention, user_desired_employment_types: [1, 3] })
  expect(await api.account()).toMatchObject(intention)
  expect(await api.need_update()).toMatchObject({ need_update: false, intention: false, profile: false })
  const after = async (days: number) => (await apiFor(db, { ...as, now: () => new Date(daysAgo(-days)) })).candidate_users.need_update()
  expect(await after(90)).toMatchObject({ need_update: false })
  expect(await after(91)).toMatchObject({ need_update: true, intention: true, profile: true })
})

test('a profile that was saved later is still fresh when the intention is not', async ({ db }) => {
  const { id, as } = await addCandidate(db, { profile_registration_date: daysAgo(200) })
  await db
    .updateTable('candidate_profiles')
    .set({ intention_updated_at: daysAgo(91), updated_at: daysAgo(3) })
    .where('candidate_user_id', '=', id)
    .execute()
  expect(await (await apiFor(db, as)).candidate_users.need_update()).toMatchObject({ need_update: true, intention: true, profile: false })
})

test('an employment type that does not exist is refused by its place', async ({ db }) => {
  const { as } = await addCandidate(db)
  const api = (await apiFor(db, as)).candidate_users
  await expect(api.intention({ ...intention, user_desired_employment_types: [1, 99] })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'user_desired_employment_types.1' }],
  })
})
