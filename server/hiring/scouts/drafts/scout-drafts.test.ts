import { expect } from 'vitest'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'
import { prepareScout, reason } from '../testing.ts'

test('a member keeps one draft for each candidate and job, which nobody else reads', async ({ db }) => {
  const { company, company_id, person, job_id } = await prepareScout(db)
  await company.scout_drafts.save({ candidate_id: person.id, job_id, reason: '計測' })
  await company.scout_drafts.save({ candidate_id: person.id, job_id, reason: '計測機器の' })
  await company.scout_drafts.save({ candidate_id: person.id, job_id: 0, min_salary: 600 })
  const { drafts } = await company.scout_drafts.list({ candidate_id: person.id })
  expect(drafts).toHaveLength(2)
  expect(drafts.find((draft) => draft.job_id === job_id)).toMatchObject({ reason: '計測機器の', heading: 'データを受け取る仕組みの設計（10年）' })
  const colleague = await apiFor(db, (await addMember(db, { company_id, role: 'recruiter' })).as)
  expect((await colleague.company_users.scout_drafts.list({})).drafts).toEqual([])
  await expect(colleague.company_users.scout_drafts.remove({ draft_id: drafts[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await company.scout_drafts.remove({ draft_id: drafts[0]!.id })
  expect((await company.scout_drafts.list({})).drafts).toHaveLength(1)
})

test('a draft is not shown while the candidate hides, and goes with them', async ({ db }) => {
  const { company, person, job_id } = await prepareScout(db)
  await company.scout_drafts.save({ candidate_id: person.id, job_id, reason })
  const open = (is_open: boolean) => db.updateTable('candidate_users').set({ is_open }).where('id', '=', person.id).execute()
  await open(false)
  expect((await company.scout_drafts.list({})).drafts).toEqual([])
  await expect(company.scout_drafts.save({ candidate_id: person.id, job_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await open(true)
  expect((await company.scout_drafts.list({})).drafts).toHaveLength(1)
  await db.deleteFrom('accounts').where('id', '=', person.id).execute()
  expect(await db.selectFrom('scout_drafts').select('id').execute()).toEqual([])
})

test('a draft for a job of another company is refused', async ({ db }) => {
  const { company, person } = await prepareScout(db)
  const theirs = await addJob(db)
  await expect(company.scout_drafts.save({ candidate_id: person.id, job_id: theirs.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the preview names every passage that the reason takes up, also of parts that are not chosen', async ({ db }) => {
  const { company, person, job_id } = await prepareScout(db)
  const scout = {
    candidate_id: person.id,
    job_id,
    reason,
    references: ['job_history_name' as const],
    min_salary: 600,
    max_salary: 700,
    meeting_type: 'mendan' as const,
  }
  const { found, has_passage } = await company.scouts.preview(scout)
  expect(has_passage).toBe(false)
  expect(found).toContainEqual({ part: 'work_experiences', text: '欠測の補完処理を設計し、欠測率を2.1%から0.3%に。' })
})

test('the candidate’s export of data holds neither a company’s drafts nor its lists', async ({ db }) => {
  const { company, person, job_id } = await prepareScout(db)
  await company.scout_drafts.save({ candidate_id: person.id, job_id, reason: '計測のご経験' })
  const { id: list_id } = await company.candidate_lists.create({ name: '次に連絡' })
  await company.candidate_lists.add({ list_id, candidate_id: person.id })
  const rows = await personalRows(db, person.id)
  expect(rows).not.toHaveProperty('scout_drafts')
  expect(rows).not.toHaveProperty('people_list_entries')
})
