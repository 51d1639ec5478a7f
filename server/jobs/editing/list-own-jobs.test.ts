import { expect } from 'vitest'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import { test } from '#server/testing.ts'

test('the list counts the candidates whom the board shows: one who blocked the company is in neither', async ({ db }) => {
  const { ours, apply, company_id, candidate } = await addApplicant(db)
  await apply()
  const counted = async () => (await ours.job_offers.list({})).jobs.map(({ candidates }) => candidates)
  expect(await counted()).toEqual([1])
  await db.insertInto('blocked_companies').values({ company_id, candidate_user_id: candidate.id }).execute()
  expect((await ours.applications.list({})).applications).toEqual([])
  expect(await counted()).toEqual([0])
})
