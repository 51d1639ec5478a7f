import { expect } from 'vitest'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { addCandidate, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import type { Database } from '../database/connect.ts'

const retire = (db: Database, master: LookupName, id: number) =>
  db
    .updateTable('lookups')
    .set({ retired_at: daysAgo(1) })
    .where('master', '=', master)
    .where('id', '=', id)
    .execute()
const refused = (field: string) => ({ code: 'INPUT_INVALID', data: [{ field, message: '選べる項目ではありません。選び直してください。' }] })

test('a candidate keeps a choice that was retired later, and cannot choose it again', async ({ db }) => {
  const [had, wants] = [await addCandidate(db), await addCandidate(db)]
  await db
    .updateTable('candidate_profiles')
    .set({ skill_types: [1, 2] })
    .where('candidate_user_id', '=', had.id)
    .execute()
  await retire(db, 'skill_types', 1)
  await retire(db, 'job_fields', 38)
  const [theirs, others] = [(await apiFor(db, had.as)).candidate_users, (await apiFor(db, wants.as)).candidate_users]
  expect(await theirs.profile.change({ skill_types: [1, 3] })).toMatchObject({ skill_types: [1, 3] })
  await expect(others.profile.change({ skill_types: [3, 1] })).rejects.toMatchObject(refused('skill_types.1'))
  await expect(others.advanced_profile.change({ user_desired_job_fields: [38] })).rejects.toMatchObject(refused('user_desired_job_fields.0'))
})

test('a company keeps what its job and its page had, and can give a retired entry to neither', async ({ db }) => {
  const member = await addMember(db)
  const { job_offers, company } = (await apiFor(db, member.as)).company_users
  const { id } = await addJob(db, { company_id: member.company_id, state: 'draft', published_at: null, job_fields: [38], skill_types: [] })
  await company.change({ category_ids: [2] })
  for (const [table, row] of [
    ['job_fields', 38],
    ['skill_types', 1],
    ['company_categories', 2],
    ['social_issues', 1],
  ] as const)
    await retire(db, table, row)
  await job_offers.change({ id, job_fields: [38, 16] })
  await expect(job_offers.change({ id, skill_types: [1] })).rejects.toMatchObject(refused('skill_types'))
  await expect(job_offers.create({ position_title: '分析', job_fields: [38] })).rejects.toMatchObject(refused('job_fields'))
  await company.change({ category_ids: [2, 3] })
  await expect(company.change({ social_issues: [1] })).rejects.toMatchObject(refused('social_issues'))
})

test('a selection stays in a step that was retired, and cannot be moved to it; nor does a candidate leave for a retired reason', async ({ db }) => {
  const { apply, ours, mine } = await addApplicant(db)
  const { id } = await apply()
  await ours.applications.change({ id, step: 'second_interview' })
  await retire(db, 'selection_step', 5)
  await ours.applications.change({ id, step: 'second_interview', note: '日を変えました。' })
  await ours.applications.change({ id, step: 'final_interview' })
  await expect(ours.applications.change({ id, step: 'second_interview' })).rejects.toMatchObject(refused('step'))
  await retire(db, 'withdrawal_reasons', 3)
  await expect(mine.withdrawal({ reason: 3 })).rejects.toMatchObject(refused('reason'))
  expect(await mine.withdrawal({ reason: 4 })).toMatchObject({ success: true })
})
