import { expect } from 'vitest'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { importFile } from '#server/jobs/import/import-file.ts'
import { writtenFile } from '#server/jobs/import/written-file.ts'
import { measureResponses } from '#server/hiring/response-figures/measure-responses.ts'
import { addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'

const unclaim = (db: Database, company_id: number) =>
  db
    .updateTable('companies')
    .set({ unclaimed_at: daysAgo(60) })
    .where('id', '=', company_id)
    .execute()

test('a company that an import adds has no members; its job shows that and links its source', async ({ db }) => {
  const posting = {
    id: 'めばえ板:claims-1',
    title: '営業',
    url: 'https://board.example/jobs/1',
    hiringOrganization: { name: '株式会社めばえ引き継ぎ' },
    description: '商品を届けます。',
    baseSalary: { text: '月給 30万円' },
    employmentTypeText: '正社員',
  }
  await importFile(db, writtenFile(JSON.stringify(posting)), { format: 'jsonl', now: today })
  const { id, company_id } = await db.selectFrom('job_offers').select(['id', 'company_id']).where('reference_number', '=', 'claims-1').executeTakeFirstOrThrow()
  const shown = async () => (await apiFor(db)).job_offers.show({ id: String(id) })
  expect(await shown()).toMatchObject({ job: { source_url: 'https://board.example/jobs/1' }, company: { is_unclaimed: true } })
  await addMember(db, { company_id })
  expect(await shown()).toMatchObject({ job: { source_url: null }, company: { is_unclaimed: false } })
})

test('it takes neither an application nor a question, and both refusals give the reason', async ({ db }) => {
  const world = await addApplicant(db)
  await db
    .deleteFrom('accounts')
    .where('id', 'in', db.selectFrom('company_users').select('id').where('company_id', '=', world.company_id))
    .execute()
  await unclaim(db, world.company_id)
  await expect(world.apply()).rejects.toMatchObject({ code: 'COMPANY_UNCLAIMED', status: 403 })
  expect(await world.mine.applications.show({ id: String(world.job_id) })).toMatchObject({ refusal: { code: 'COMPANY_UNCLAIMED' }, application: null })
})

test('no 返信なし is counted of what came before its first member', async ({ db }) => {
  const world = await addApplicant(db, { now: new Date(daysAgo(30)), published_at: daysAgo(40), confirmed_at: daysAgo(31) })
  const { company_id } = world
  const measured = async () => {
    await measureResponses({ db, now: () => today })
    const row = await db
      .selectFrom('company_response_figures')
      .select(['cases', 'answered'])
      .where('company_id', '=', company_id)
      .where('kind', '=', 'application')
      .executeTakeFirst()
    return row && [row.cases, row.answered]
  }
  await world.apply()
  expect(await measured()).toEqual([1, 0])
  await unclaim(db, company_id)
  expect(await measured()).toEqual([0, 0])
  await db
    .updateTable('companies')
    .set({ claimed_at: daysAgo(20) })
    .where('id', '=', company_id)
    .execute()
  expect(await measured()).toEqual([0, 0])
  await db
    .updateTable('companies')
    .set({ claimed_at: daysAgo(40) })
    .where('id', '=', company_id)
    .execute()
  expect(await measured()).toEqual([1, 0])
})
