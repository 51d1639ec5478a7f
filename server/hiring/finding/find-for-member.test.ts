import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'

const write = (db: Database, id: string, profile: object) => db.updateTable('candidate_profiles').set(profile).where('candidate_user_id', '=', id).execute()

async function found(db: Database, member: { as: object }, q: string) {
  const { groups, ...rest } = await (await apiFor(db, member.as)).company_users.find({ q })
  return { ...rest, ...Object.fromEntries(groups.map(({ kind, found }) => [kind, found.map(({ id }) => id)])) }
}

test('a member finds applications, conversations, candidates, jobs and colleagues of their company by a part of the name', async ({ db }) => {
  const { apply, candidate, recruiter, job_id, company_id } = await addApplicant(db, { position_title: 'ケイソク担当' })
  await apply()
  const { id } = await db.selectFrom('applications').select('id').where('candidate_user_id', '=', candidate.id).executeTakeFirstOrThrow()
  await write(db, candidate.id, { job_history_name: '計測の開発者', job_summary: '計測の仕組みを開発しています。' })
  const colleague = await addMember(db, { company_id, name: '計測 花子', role: 'guest' })
  await addJob(db, { position_title: 'けいそく担当' })

  expect(await found(db, recruiter, 'ｹｲｿｸ')).toEqual({ are_candidates_left_out: false, applications: [id], job_offers: [String(job_id)] })
  expect(await found(db, recruiter, '計測')).toEqual({ are_candidates_left_out: false, candidates: [candidate.id], members: [colleague.id] })
  expect(await found(db, recruiter, candidate.id.slice(0, 4))).toMatchObject({ applications: [id], conversations: [candidate.id] })
})

test('somebody who hides from the company is found neither as a candidate nor by their conversation', async ({ db }) => {
  const { apply, candidate, recruiter, mine, company_id } = await addApplicant(db)
  await apply()
  const code = candidate.id.slice(0, 4)
  await write(db, candidate.id, { job_history_name: '計測の開発者', job_summary: '計測の仕組み。' })
  expect(await found(db, recruiter, '計測')).toHaveProperty('candidates')
  await mine.blocked_companies.block({ company_id })
  const nothing = { are_candidates_left_out: false }
  expect(await found(db, recruiter, '計測')).toEqual(nothing)
  expect(await found(db, recruiter, code)).toEqual(nothing)
})

test('a guest finds only conversations they are assigned to, and neither jobs, candidates nor colleagues', async ({ db }) => {
  const { apply, candidate, company_id } = await addApplicant(db, { position_title: '計測担当' })
  await apply()
  await addMember(db, { company_id, name: '計測 花子' })
  const guest = await addMember(db, { company_id, role: 'guest' })
  expect(await found(db, guest, '計測')).toEqual({ are_candidates_left_out: false })
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate.id }).execute()
  expect(await found(db, guest, candidate.id.slice(0, 4))).toMatchObject({ conversations: [candidate.id] })
})

test('at the limit of the day candidates are left out, and the rest is found', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db, { position_title: '計測担当' })
  const member = await addMember(db, { company_id })
  const { id } = await addOpenCandidate(db)
  await write(db, id, { job_history_name: '計測の開発者', job_summary: '計測の仕組み。' })
  const on_day = '2026-11-21'
  await db.insertInto('company_days').values({ company_id, on_day, people_listed: siteSettings().dailyLimits.people_listed }).execute()
  expect(await found(db, member, '計測')).toEqual({ are_candidates_left_out: true, job_offers: [String(job_id)] })
})

test('signs alone find nothing, and one letter finds no candidates', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db, { position_title: '計' })
  const member = await addMember(db, { company_id })
  const { id } = await addOpenCandidate(db)
  await write(db, id, { job_history_name: '計', job_summary: '計' })
  expect(await found(db, member, '・-')).toEqual({ are_candidates_left_out: false })
  expect(await found(db, member, '計')).toEqual({ are_candidates_left_out: false, job_offers: [String(job_id)] })
})
