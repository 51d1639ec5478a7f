import { sql } from 'kysely'
import { expect } from 'vitest'
import { offered } from '#contract/platform/lookups/offered.ts'
import { selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import { addCandidate, addJob, addMember, addOperator, apiFor, test } from '#server/testing.ts'

const desk = async (db: Database) => (await apiFor(db, (await addOperator(db)).as)).operators.master_data

test('a new row gets the next unused id, job fields from 100 on, and is offered at once', async ({ db }) => {
  const master_data = await desk(db)
  expect(await master_data.add({ table: 'job_fields', name: 'カスタマーサポート', name_en: 'Customer support' })).toMatchObject({ id: 112, revision: 1 })
  expect(await master_data.add({ table: 'company_categories', name: '観光', name_en: 'Tourism' })).toMatchObject({ id: 16 })
  expect((await (await apiFor(db)).lookups.list()).job_fields.at(-1)).toEqual({ id: 112, name: 'カスタマーサポート' })
  await expect(master_data.add({ table: 'job_fields', name: 'カスタマーサポート', name_en: 'Other words' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(master_data.add({ table: 'prefectures', name: '新しい県', name_en: 'New' })).rejects.toMatchObject({ code: 'MASTER_FIXED' })
})

test('a retired row is not offered again, and stays with users who chose it: shown, searched, saved unchanged', async ({ db }) => {
  const master_data = await desk(db)
  const { id, company_id } = await addJob(db, { job_fields: [38], skill_types: [1] })
  const person = await addCandidate(db)
  await db
    .updateTable('candidate_profiles')
    .set({ user_desired_job_fields: [38] })
    .where('candidate_user_id', '=', person.id)
    .execute()
  await master_data.change({ table: 'job_fields', id: 38, revision: 1, is_retired: true })

  const api = await apiFor(db)
  const fields = (await api.lookups.list()).job_fields
  expect(fields.find((field) => field.id === 38)).toEqual({ id: 38, name: 'データ分析', retired: true })
  expect(offered(fields).some((field) => field.id === 38)).toBe(false)
  expect(offered(fields, [38]).some((field) => field.id === 38)).toBe(true)
  expect((await api.job_offers.show({ id })).job.job_field).toEqual([{ id: 38, name: 'データ分析' }])
  expect((await api.job_offers.search({ job_fields: [38] })).jobs.map(({ job }) => job.id)).toEqual([id])
  expect((await api.job_offers.search({ free_word: 'データ分析' })).jobs.map(({ job }) => job.id)).toEqual([id])

  const profile = (await apiFor(db, person.as)).candidate_users.advanced_profile
  await profile.change({ user_desired_job_fields: [38] })
  expect((await profile.show()).user_desired_job_fields).toEqual([38])
  const member = await addMember(db, { company_id })
  const jobs = (await apiFor(db, member.as)).company_users.job_offers
  const draft = await addJob(db, { company_id, state: 'draft', published_at: null, job_fields: [38] })
  await jobs.change({ id: draft.id, job_fields: [38] })
  expect(await (await jobs.export({})).text()).toContain('データ分析')

  await master_data.change({ table: 'job_fields', id: 38, revision: 2, is_retired: false })
  expect(offered((await api.lookups.list()).job_fields).some((field) => field.id === 38)).toBe(true)
})

test('a retired reason for refusing a scout is no longer to be given', async ({ db }) => {
  const master_data = await desk(db)
  await master_data.change({ table: 'scout_refusal_reasons', id: 3, revision: 1, is_retired: true })
  const { refusal_lists } = await (await apiFor(db)).refusal_reasons()
  expect(refusal_lists.map(({ id }) => id)).not.toContain(3)
  const { id } = await master_data.add({ table: 'scout_refusal_reasons', name: 'いまは忙しい', name_en: 'Too busy now' })
  expect((await (await apiFor(db)).refusal_reasons()).refusal_lists.at(-1)).toMatchObject({ id, name: 'いまは忙しい' })
})

test('every user reads and searches a new name from then on', async ({ db }) => {
  const master_data = await desk(db)
  const { id } = await addJob(db, { job_fields: [38] })
  await db.deleteFrom('job_index_changes').execute()
  await master_data.change({ table: 'job_fields', id: 38, revision: 1, name: 'データの分析と活用' })
  await sql`set constraints all immediate`.execute(db)
  expect(await db.selectFrom('job_index_changes').select('job_id').execute()).toEqual([{ job_id: id }])
  const api = await apiFor(db)
  expect((await api.job_offers.show({ id })).job.job_field).toEqual([{ id: 38, name: 'データの分析と活用' }])
  expect((await api.job_offers.search({ free_word: 'データの分析と活用' })).jobs.map(({ job }) => job.id)).toEqual([id])
})

test('of two operators who rename or order at once, the later is refused', async ({ db }) => {
  const [one, other] = [await desk(db), await desk(db)]
  await one.change({ table: 'social_issues', id: 1, revision: 1, name: '環境' })
  await expect(other.change({ table: 'social_issues', id: 1, revision: 1, name: 'エネルギー' })).rejects.toMatchObject({ code: 'PAGE_CHANGED', status: 409 })
  const was = (await one.list({ table: 'social_issues' })).rows.map(({ id }) => id)
  const ids = was.toReversed()
  expect((await one.order({ table: 'social_issues', ids, was })).rows.map(({ id }) => id)).toEqual(ids)
  await expect(other.order({ table: 'social_issues', ids: was, was })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await expect(other.order({ table: 'social_issues', ids: [1, 1, 2], was: ids })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect((await (await apiFor(db)).lookups.list()).social_issues.map(({ id }) => id)).toEqual(ids)
})

test('a step of the selection has the operators’ name, is no longer offered when it is retired, and those that code depends on stay', async ({ db }) => {
  const master_data = await desk(db)
  expect((await selectionWords(db)).steps.map(({ name }) => name)).toEqual(Object.values(selectionSteps))
  const table = 'selection_step'
  await master_data.change({ table, id: 4, revision: 1, name: '一回目の面接' })
  await master_data.change({ table, id: 5, revision: 1, is_retired: true })
  expect((await selectionWords(db)).steps).toEqual(
    expect.arrayContaining([
      { key: 'first_interview', name: '一回目の面接' },
      { key: 'second_interview', name: expect.any(String), retired: true },
    ]),
  )
  for (const id of [1, 7, 8]) await expect(master_data.change({ table, id, revision: 1, is_retired: true })).rejects.toMatchObject({ code: 'MASTER_FIXED' })
  await master_data.change({ table: 'selection_end_reason', id: 3, revision: 1, name: 'お見送り' })
  expect((await selectionWords(db)).end_reasons).toContainEqual({ key: 'rejected', name: 'お見送り' })
})
