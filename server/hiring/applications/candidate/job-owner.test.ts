import { expect } from 'vitest'
import { notifyNow, notifiedToMember } from '#server/conversations/reminders/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addJob, addMember, test } from '#server/testing.ts'
import { addApplicant } from '../testing.ts'

async function world(db: Database, role: 'recruiter' | 'assistant' | 'guest' = 'recruiter') {
  const made = await addApplicant(db)
  const owner = await addMember(db, { company_id: made.company_id, role, name: '和泉 亮' })
  await db.updateTable('job_offers').set({ owner_id: owner.id }).where('id', '=', made.job_id).execute()
  const assigned = async () => (await made.ours.applications.list({})).applications.map((one) => one.assigned?.id ?? null)
  const told = async () => {
    await notifyNow(db, { candidate_id: made.candidate.id, company_id: made.company_id }, 'company')
    return { owner: (await notifiedToMember(db, owner.id)).length, recruiter: (await notifiedToMember(db, made.recruiter.id)).length }
  }
  return { ...made, owner, assigned, told }
}

test.for(['recruiter', 'assistant'] as const)('an application goes to the owner of the job (%s), who alone is notified', async (role, { db }) => {
  const { apply, assigned, owner, told } = await world(db, role)
  await apply()
  expect(await assigned()).toEqual([owner.id])
  expect(await told()).toEqual({ owner: 1, recruiter: 0 })
})

test('whoever has the conversation goes on with it when the candidate applies for the job of another', async ({ db }) => {
  const { apply, ours, candidate, company_id, recruiter, owner, assigned } = await world(db)
  const { id } = await addJob(db, { company_id, owner_id: owner.id })
  await apply()
  await ours.messages.assign({ candidate_id: candidate.id, company_user_id: recruiter.id })
  await apply('こちらにも応募します。', id)
  expect(await assigned()).toEqual([recruiter.id, recruiter.id])
})

test('a conversation without an assignee goes to the owner with the next application', async ({ db }) => {
  const { apply, ours, candidate, company_id, owner, assigned } = await world(db)
  await apply()
  await ours.messages.assign({ candidate_id: candidate.id, company_user_id: null })
  await apply('もう一つ応募します。', (await addJob(db, { company_id })).id)
  expect(await assigned()).toEqual([null, null])
  await apply('さらに応募します。', (await addJob(db, { company_id, owner_id: owner.id })).id)
  expect(await assigned()).toEqual([owner.id, owner.id, owner.id])
})

test('an owner who became a guest, or left, gets nothing: the recruiters are notified as before', async ({ db }) => {
  const { apply, assigned, told } = await world(db, 'guest')
  await apply()
  expect(await assigned()).toEqual([null])
  expect(await told()).toEqual({ owner: 0, recruiter: 1 })

  const other = await world(db)
  await db.deleteFrom('accounts').where('id', '=', other.owner.id).execute()
  await other.apply()
  expect(await other.assigned()).toEqual([null])
})
