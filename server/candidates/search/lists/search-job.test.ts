import { expect } from 'vitest'
import { addCompany, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

async function prepare(db: Database) {
  const member = await addMember(db, { role: 'recruiter', name: '木下 遥' })
  const { company_users: api } = await apiFor(db, member.as)
  const { company_id } = member
  const job = async (others: object) => (await addJob(db, { company_id, ...others })).id
  const beside = async () => (await api.search_job.show()).job_id
  return { ...member, api, job, beside }
}

test('a member who chose no job gets the newest that they confirmed, else the newest of the company', async ({ db }) => {
  const { job, beside } = await prepare(db)
  expect(await beside()).toBeNull()
  const old = await job({ published_at: daysAgo(20), confirmed_by: '山田' })
  expect(await beside()).toBe(old)
  const own = await job({ published_at: daysAgo(10), confirmed_by: '木下 遥' })
  await job({ published_at: daysAgo(1), confirmed_by: '山田' })
  expect(await beside()).toBe(own)
})

test('the chosen job is remembered for the member alone, also that there is none, until it is no longer published', async ({ db }) => {
  const { api, job, beside, company_id } = await prepare(db)
  const [first, second] = [await job({ published_at: daysAgo(3) }), await job({ published_at: daysAgo(2) })]
  await api.search_job.update({ job_id: first })
  expect(await beside()).toBe(first)
  const colleague = await addMember(db, { company_id, role: 'recruiter' })
  expect((await (await apiFor(db, colleague.as)).company_users.search_job.show()).job_id).toBe(second)
  await api.search_job.update({ job_id: null })
  expect(await beside()).toBeNull()
  await api.search_job.update({ job_id: first })
  await db
    .updateTable('job_offers')
    .set({ state: 'closed', closed_at: daysAgo(0), closed_reason: 'filled' })
    .where('id', '=', first)
    .execute()
  expect(await beside()).toBe(second)
})

test('a job of another company, or one that is not published, cannot be chosen', async ({ db }) => {
  const { api, job } = await prepare(db)
  const { id: theirs } = await addJob(db, { company_id: (await addCompany(db)).id })
  const draft = await job({ state: 'draft', published_at: null })
  for (const job_id of [theirs, draft]) await expect(api.search_job.update({ job_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
