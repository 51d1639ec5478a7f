import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { isCorporateNumber } from '#contract/companies/registration/corporate-number.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addMember, addOperator, apiFor, test } from '#server/testing.ts'
import { importFile } from '../import-file.ts'
import { writtenFile } from '../written-file.ts'

const [ONE, OTHER] = ['7000012050002', '8700110005901']
const posting = (name: string, more: object = {}, corporateNumber = '') => ({
  id: `めばえ板:${name}${corporateNumber}`,
  title: `営業${corporateNumber}`,
  hiringOrganization: { name, corporateNumber },
  description: '商品を届けます。',
  ...more,
})
const run = (db: Database, ...postings: object[]) =>
  importFile(db, writtenFile(`${postings.map((one) => JSON.stringify(one)).join('\n')}\n`), { format: 'jsonl' })
const employers = async (db: Database) =>
  (await db.selectFrom('job_offers').select(['reference_number', 'company_id']).where('source', '=', 'めばえ板').orderBy('id').execute()).map(
    ({ company_id }) => company_id,
  )

test('companies of one name with two corporate numbers are two; each finds its own again, and the second run changes nothing', async ({ db }) => {
  const postings = [posting('株式会社めばえ'), posting('株式会社めばえ', {}, ONE), posting('株式会社めばえ', {}, OTHER)]
  await run(db, ...postings)
  const [none, one, other] = await employers(db)
  expect([none === one, one === other]).toEqual([true, false])
  expect((await run(db, ...postings)).counts).toMatchObject({ unchanged: 3 })
})

test('a number that is none decides nothing', async ({ db }) => {
  await run(db, posting('株式会社めばえ', {}, ONE), posting('株式会社めばえ', {}, '1234567890123'))
  const [one, other] = await employers(db)
  expect(other).toBe(one)
})

test('another legal form, or another place of it, is another company', async ({ db }) => {
  await run(db, posting('株式会社めばえ'), posting('めばえ株式会社'), posting('合同会社めばえ'), posting('㈱めばえ', { title: '人事' }))
  expect(new Set(await employers(db)).size).toBe(3)
})

test('a company with members is not found by its name; an operator is asked once, and answers that the two are one', async ({ db }) => {
  const { company_id } = await addMember(db, { company_id: (await addCompany(db, { name: '株式会社めばえ' })).id })
  expect(await run(db, posting('株式会社めばえ'))).toMatchObject({ questions: 1 })
  expect(await run(db, posting('株式会社めばえ'))).toMatchObject({ questions: 0, counts: { unchanged: 1 } })
  expect(await employers(db)).not.toContain(company_id)

  const { as } = await addOperator(db)
  const { operators } = await apiFor(db, as)
  const { import_matches } = await operators.import_matches.list({})
  expect(import_matches).toMatchObject([{ source: 'めばえ板', company: { id: company_id, members: 1 }, imported_company: { jobs: 1 } }])
  const imported = import_matches[0]!.imported_company.id
  expect(await operators.import_matches.decide({ match_id: import_matches[0]!.id, decision: 'same' })).toEqual({ moved_jobs: 1 })
  expect(await employers(db)).toEqual([company_id])
  expect(await db.selectFrom('companies').select('id').where('id', '=', imported).execute()).toEqual([])
  expect((await operators.import_matches.list({})).total).toBe(0)
  await expect(operators.import_matches.decide({ match_id: import_matches[0]!.id, decision: 'other' })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  expect(await run(db, posting('株式会社めばえ'), posting('株式会社めばえ', { id: 'めばえ板:2', title: '人事' }))).toMatchObject({ questions: 0 })
  expect(await employers(db)).toEqual([company_id, company_id])
})

test('once an operator answers that they are two, they stay two and the question does not return', async ({ db }) => {
  await addMember(db, { company_id: (await addCompany(db, { name: '株式会社めばえ' })).id })
  await run(db, posting('株式会社めばえ'))
  const { as } = await addOperator(db)
  const { operators } = await apiFor(db, as)
  const [match] = (await operators.import_matches.list({})).import_matches
  expect(await operators.import_matches.decide({ match_id: match!.id, decision: 'other' })).toEqual({ moved_jobs: 0 })
  expect(await run(db, posting('株式会社めばえ', { title: '人事' }))).toMatchObject({ questions: 0, counts: { updated: 1 } })
  expect(await employers(db)).toEqual([match!.imported_company.id])
})

test('the same number finds a company with members; another number does not even ask', async ({ db }) => {
  const { company_id } = await addMember(db, { company_id: (await addCompany(db, { name: '株式会社めばえ', corporate_number: ONE })).id })
  expect(await run(db, posting('㈱めばえ', {}, ONE), posting('株式会社めばえ', {}, OTHER))).toMatchObject({ questions: 0 })
  const [same, other] = await employers(db)
  expect([same === company_id, other === company_id]).toEqual([true, false])
})

test('a company that was claimed after an import keeps the jobs of the same source', async ({ db }) => {
  await run(db, posting('株式会社めばえ'))
  const [id] = await employers(db)
  await db.updateTable('job_offers').set({ created_at: '2026-01-01T00:00:00Z' }).where('company_id', '=', id!).execute()
  await addMember(db, { company_id: id! })
  await db.updateTable('companies').set({ name: 'めばえ' }).where('id', '=', id!).execute()
  expect(await run(db, posting('株式会社めばえ'), posting('株式会社めばえ', { id: 'めばえ板:2', title: '人事' }))).toMatchObject({
    questions: 0,
    counts: { unchanged: 1, imported: 1 },
  })
  expect(await employers(db)).toEqual([id, id])
})

test('jobs that an earlier version gave to a company of another form move to their own', async ({ db }) => {
  await run(db, posting('合同会社めばえ'))
  const { id } = await addCompany(db, { name: '株式会社めばえ' })
  await db.updateTable('job_offers').set({ company_id: id }).where('source', '=', 'めばえ板').execute()
  await db.updateTable('imported_jobs').set({ content_hash: 'as that version counted' }).execute()
  await run(db, posting('合同会社めばえ'))
  expect(await employers(db)).not.toContain(id)
})

test('a number that only an invented company has is left to it', async ({ db }) => {
  await addCompany(db, { name: 'みほん', is_demo: true, corporate_number: ONE })
  expect((await run(db, posting('株式会社めばえ', {}, ONE))).counts).toMatchObject({ imported: 1 })
})

const data = new URL('../../../../../shared/data/', import.meta.url)
type Registered = { name: string; corporateNumber?: string; corporate_number?: string }

/** Another valid number: that of a company which another visitor registered under the same name. */
const numberAfter = (number: string) => {
  const rest = String((Number(number.slice(1)) + 1) % 1e12).padStart(12, '0')
  return ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => digit + rest).find(isCorporateNumber)!
}

test.runIf(existsSync(data))(
  'of real companies with their own numbers, each beside a namesake with another number, none is merged into another',
  async ({ db }) => {
    const files = ['companies.ja.jsonl', 'unicode/nta-rare-names.sample.jsonl']
    const lines = files.flatMap((file) => readFileSync(new URL(file, data), 'utf8').split('\n').filter(Boolean))
    const numbered = lines.flatMap((line) => {
      const { name, corporateNumber, corporate_number } = JSON.parse(line) as Registered
      const number = corporateNumber ?? corporate_number ?? ''
      return isCorporateNumber(number) ? [[number, name] as const] : []
    })
    const own = new Map(numbered)
    const all = new Map([...[...own].map(([number, name]) => [numberAfter(number), name] as const), ...own])
    expect(own.size).toBeGreaterThan(500)
    await run(db, ...[...all].map(([number, name]) => posting(name, {}, number)))
    const saved = await db
      .selectFrom('job_offers')
      .innerJoin('companies', 'companies.id', 'company_id')
      .select(['position_title', 'corporate_number'])
      .execute()
    expect(saved).toHaveLength(all.size)
    expect(saved.filter(({ position_title, corporate_number }) => position_title !== `営業${corporate_number}`)).toEqual([])
  },
)
