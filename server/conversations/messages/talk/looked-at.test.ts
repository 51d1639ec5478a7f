import { expect } from 'vitest'
import { addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addConversation } from '../testing.ts'

test('reading a conversation is no look at the profile, and what a member looked at today stands open to them alone', async ({ db }) => {
  const { candidate_id, company_id, ours } = await addConversation(db)
  const isLookedAt = async () => (await ours.messages.show({ candidate_id })).is_looked_at
  const looks = async () =>
    (await db.selectFrom('events').select('id').where('kind', '=', 'profile_viewed').where('candidate_user_id', '=', candidate_id).execute()).length
  expect(await isLookedAt()).toBe(false)
  expect(await looks()).toBe(0)
  await ours.candidates.show({ candidate_id })
  expect(await isLookedAt()).toBe(true)
  await ours.candidates.show({ candidate_id })
  expect(await looks()).toBe(1)
  const colleague = (await apiFor(db, (await addMember(db, { company_id, name: '別の担当' })).as)).company_users
  expect((await colleague.messages.show({ candidate_id })).is_looked_at).toBe(false)
})

test('what the candidate wrote or opened since then is not looked at', async ({ db }) => {
  const { candidate_id, ours } = await addConversation(db)
  const isLookedAt = async () => (await ours.messages.show({ candidate_id })).is_looked_at
  await ours.candidates.show({ candidate_id })
  await db
    .updateTable('candidate_profiles')
    .set({ user_interest: '医療の計測。', licenses: '危険物取扱者' })
    .where('candidate_user_id', '=', candidate_id)
    .execute()
  expect(await isLookedAt()).toBe(false)
  await ours.candidates.show({ candidate_id })
  expect(await isLookedAt()).toBe(true)
})

test('a look of yesterday is none of today', async ({ db }) => {
  const { candidate_id, ours, recruiter } = await addConversation(db)
  await ours.candidates.show({ candidate_id })
  const tomorrow = (await apiFor(db, { ...recruiter.as, now: () => new Date(daysAgo(-1)) })).company_users
  expect((await ours.messages.show({ candidate_id })).is_looked_at).toBe(true)
  expect((await tomorrow.messages.show({ candidate_id })).is_looked_at).toBe(false)
})

test('the wishes stand beside a job of the company, and beside no other', async ({ db }) => {
  const { candidate_id, company_id, ours } = await addConversation(db)
  await db
    .updateTable('candidate_profiles')
    .set({ user_desired_job_fields: [16], user_desired_min_salary: 900 })
    .where('candidate_user_id', '=', candidate_id)
    .execute()
  const { id: job_id } = await addJob(db, { company_id, job_fields: [16] })
  const { match } = await ours.candidates.show({ candidate_id, job_id })
  expect(match?.lines.find(({ rule }) => rule === 'job_fields')).toMatchObject({ result: 'fits' })
  // The wished pay is shown to no company.
  expect(match?.lines.map(({ rule }) => rule)).not.toContain('min_salary')
  expect((await ours.candidates.show({ candidate_id })).match).toBeNull()
  expect((await ours.candidates.show({ candidate_id, job_id: (await addJob(db)).id })).match).toBeNull()
})
