import { expect } from 'vitest'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'

test('the side bar of a member names the published jobs whose running candidates they answer for', async ({ db }) => {
  const { job_id, company_id, recruiter, candidate, ours, apply } = await addApplicant(db)
  const { id } = await apply()
  expect((await ours.account()).own_jobs).toEqual([])
  await ours.messages.assign({ candidate_id: candidate.id, company_user_id: recruiter.id })
  expect((await ours.account()).own_jobs).toEqual([{ id: job_id, position_title: 'サーバーサイドエンジニア', candidate_count: 1 }])

  const colleague = await addMember(db, { company_id, role: 'recruiter' })
  expect((await (await apiFor(db, colleague.as)).company_users.account()).own_jobs).toEqual([])

  await ours.applications.change({ id, step: 'end', from_step: 'entry', end_reason: 'rejected', message: '今回は見送ります。' })
  expect((await ours.account()).own_jobs).toEqual([])
})

test('the side bar of an owner names their published jobs with everybody in selection, whoever takes care of them', async ({ db }) => {
  const { job_id, company_id, recruiter, candidate, ours, apply } = await addApplicant(db)
  const owner = await addMember(db, { company_id, role: 'recruiter' })
  await db.updateTable('job_offers').set({ owner_id: owner.id }).where('id', '=', job_id).execute()
  const draft = { state: 'draft', published_at: null, confirmed_at: null }
  await addJob(db, { company_id, owner_id: owner.id, ...draft })
  const jobs = async () => (await (await apiFor(db, owner.as)).company_users.account()).own_jobs
  expect(await jobs()).toMatchObject([{ id: job_id, candidate_count: 0 }])
  await apply()
  await ours.messages.assign({ candidate_id: candidate.id, company_user_id: recruiter.id })
  expect(await jobs()).toMatchObject([{ id: job_id, candidate_count: 1 }])
  expect((await ours.account()).own_jobs).toEqual(await jobs())
  const guest = await addMember(db, { company_id, role: 'guest' })
  await db.updateTable('job_offers').set({ owner_id: guest.id }).where('id', '=', job_id).execute()
  expect((await (await apiFor(db, guest.as)).company_users.account()).own_jobs).toEqual([])
})

test('a guest finds those they are shown, and nobody finds a candidate who blocked the company since', async ({ db }) => {
  const { job_id, company_id, candidate, recruiter, ours, apply } = await addApplicant(db)
  await apply()
  const guest = await addMember(db, { company_id, role: 'guest' })
  const jobs = async () => (await (await apiFor(db, guest.as)).company_users.account()).own_jobs
  expect(await jobs()).toEqual([])
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate.id }).execute()
  expect(await jobs()).toMatchObject([{ id: job_id }])
  await ours.messages.assign({ candidate_id: candidate.id, company_user_id: recruiter.id })
  await db.insertInto('blocked_companies').values({ candidate_user_id: candidate.id, company_id }).execute()
  expect(await jobs()).toEqual([])
  expect((await ours.account()).own_jobs).toEqual([])
})
