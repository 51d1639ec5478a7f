import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import { addCompany, addJob, addMember, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishableJob } from '../testing.ts'

const whole = { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' }
const odd = {
  position_title: '=cmd|開発 "エンジニア", 山田',
  tagline: '- 行の頭の印\n+1',
  description: `'=引用のあとの等号\n一行目,"二行目"\n\t字下げ😀`,
  deferred_terms: ['配属先のチーム', '入社日'],
  skill_types: [1, 13, 19],
  prefectures: [13, 26],
  job_fields: [0, 42],
  pay_unit: 'month' as const,
  pay_min: 451_600,
  fixed_overtime: true,
  fixed_overtime_hours: 20.5,
  fixed_overtime_excess_paid: false,
  trial_months: 0.5,
  // As SQL takes them; a line of a cell would begin as a formula.
  questions: JSON.stringify([
    { kind: 'choice', question: '=東京／京都', is_required: true, choices: ['東京', '京都／大阪'] },
    { kind: 'long_text', question: '志望する理由、"経験"', is_required: false, choices: [] },
  ]),
  remote: 2,
  break_time: 0,
  inexperienced_ok: false,
  intended_for: [1, 3],
  annual_holidays: 125,
  short_hours: true,
}

async function desk(db: Database) {
  const { id: company_id } = await addCompany(db, whole)
  const member = await addMember(db, { company_id })
  const { job_offers } = (await apiFor(db, member.as)).company_users
  return { company_id, job_offers }
}
const contentOf = (db: Database, company_id: number) => db.selectFrom('job_offers').selectAll().where('company_id', '=', company_id).orderBy('id').execute()
const outcomes = ({ results }: { results: { outcome: string }[] }) => results.map(({ outcome }) => outcome)

test.for(['csv', 'json'] as const)('an exported file (%s), imported unchanged, changes nothing', async (file_format, { db }) => {
  const { company_id, job_offers } = await desk(db)
  await addJob(db, { ...publishableJob, company_id })
  await addJob(db, { ...publishableJob, ...odd, company_id, state: 'draft', published_at: null, confirmed_at: null })
  const before = await contentOf(db, company_id)
  const file = await job_offers.export({ file_format })
  expect(outcomes(await job_offers.import({ file }))).toEqual(['unchanged', 'unchanged'])
  expect(await contentOf(db, company_id)).toEqual(before)
})

test.for(['csv', 'json'] as const)('a company that has none of them gets the same jobs out of a %s file, as drafts', async (file_format, { db }) => {
  const [here, there] = [await desk(db), await desk(db)]
  await addJob(db, { ...publishableJob, ...odd, company_id: here.company_id })
  const file = await here.job_offers.export({ file_format })
  expect(outcomes(await there.job_offers.import({ file }))).toEqual(['added'])
  const [one] = await contentOf(db, here.company_id)
  const [other] = await contentOf(db, there.company_id)
  const own = ['id', 'company_id', 'owner_id', 'state', 'active', 'published_at', 'confirmed_at', 'confirmed_by', 'created_at', 'updated_at']
  const without = (job: object) => Object.fromEntries(Object.entries(job).filter(([name]) => !own.includes(name)))
  expect(without(other!)).toEqual(without(one!))
  expect(other).toMatchObject({ state: 'draft', published_at: null })
})

test('no cell of a table is a formula', async ({ db }) => {
  const { company_id, job_offers } = await desk(db)
  await addJob(db, { ...publishableJob, ...odd, company_id })
  const text = await (await job_offers.export({})).text()
  expect(text).toContain(`"'=cmd|開発 ""エンジニア"", 山田"`)
  expect(text).not.toMatch(/(^|,)"?[=+@-](?![\d])/m)
})

test('a changed cell changes the job that its row names; a public one only into what could be public', async ({ db }) => {
  const { company_id, job_offers } = await desk(db)
  const { id } = await addJob(db, { ...publishableJob, company_id })
  const text = await (await job_offers.export({})).text()
  const upload = (from: string, to: string) => job_offers.import({ file: new File([text.replace(from, to)], 'jobs.csv') })

  expect(outcomes(await upload(',880,', ',990,'))).toEqual(['updated'])
  expect((await job_offers.show({ id })).job.max_salary).toBe(990)
  expect((await upload('屋内禁煙', '')).results).toMatchObject([{ outcome: 'rejected', reason: expect.stringContaining('受動喫煙') }])
  expect((await upload(',880,', ',十分,')).results).toMatchObject([{ outcome: 'rejected', reason: expect.stringContaining('年収の上限') }])
  expect((await upload(',880,', ',100,')).results).toMatchObject([{ outcome: 'rejected', reason: expect.stringContaining('上限が下限より') }])
  expect((await upload('東京都', '江戸')).results).toMatchObject([{ outcome: 'rejected' }])
  expect((await job_offers.show({ id })).job).toMatchObject({ max_salary: 990, smoking_rule: '屋内禁煙' })
})

test('a trial reports the same and writes nothing', async ({ db }) => {
  const { company_id, job_offers } = await desk(db)
  const file = new File(
    [JSON.stringify({ format: 'mebae.job_offers', job_offers: [{ position_title: '営業' }, { position_title: '' }, { state: 'published' }] })],
    'jobs.json',
  )
  const trial = await job_offers.import({ file, is_trial: 'true' })
  expect(outcomes(trial)).toEqual(['added', 'rejected', 'rejected'])
  expect(await contentOf(db, company_id)).toEqual([])
  expect(outcomes(await job_offers.import({ file }))).toEqual(outcomes(trial))
})

test('before and after, a changed row counts the candidates in selection who are notified, and names the terms', async ({ db }) => {
  const { company_id, job_id, recruiter, apply } = await addApplicant(db, publishableJob)
  await db.updateTable('companies').set(whole).where('id', '=', company_id).execute()
  const { job_offers } = (await apiFor(db, recruiter.as)).company_users
  const upload = async (change: object, is_trial: 'true' | 'false') =>
    job_offers.import({ file: new File([JSON.stringify({ format: 'mebae.job_offers', job_offers: [{ id: job_id, ...change }] })], 'jobs.json'), is_trial })
  const { position_title } = publishableJob
  expect((await upload({ position_title, max_salary: 990 }, 'true')).results).toMatchObject([{ applicants_to_tell: 0, notified_terms: [] }])
  await apply()
  expect((await upload({ position_title, max_salary: 990 }, 'true')).results).toMatchObject([{ applicants_to_tell: 1, notified_terms: ['年収の上限'] }])
  expect((await upload({ position_title, tagline: '見出しだけ' }, 'true')).results).toMatchObject([{ outcome: 'updated', applicants_to_tell: 0 }])
  expect(await db.selectFrom('job_change_notices').selectAll().execute()).toEqual([])
  expect((await upload({ position_title, max_salary: 990 }, 'false')).results).toMatchObject([{ applicants_to_tell: 1 }])
  expect(await db.selectFrom('job_change_notices').selectAll().execute()).toHaveLength(1)
})

test("the id of another company's job names nothing of ours, and that job stays as it is", async ({ db }) => {
  const { company_id, job_offers } = await desk(db)
  const other = await addJob(db, { position_title: 'よその求人' })
  const file = new File([JSON.stringify({ format: 'mebae.job_offers', job_offers: [{ id: other.id, position_title: '乗っ取り' }] })], 'jobs.json')
  expect(outcomes(await job_offers.import({ file }))).toEqual(['added'])
  expect((await contentOf(db, other.company_id)).map(({ position_title }) => position_title)).toEqual(['よその求人'])
  expect(await contentOf(db, company_id)).toMatchObject([{ state: 'draft', position_title: '乗っ取り' }])
})

test("another system's table is read as every import reads it, once", async ({ db }) => {
  const { company_id, job_offers } = await desk(db)
  const table =
    '求人タイトル,会社名,仕事内容,給与,都道府県\nエンジニア,よその名前,計測値を集める仕組みを作ります。,月給30万円〜40万円,東京都\n,よその名前,題名のない行,,\n'
  const file = new File([table], 'jobs.csv')
  expect(outcomes(await job_offers.import({ file }))).toEqual(['added', 'rejected'])
  expect(outcomes(await job_offers.import({ file }))).toEqual(['unchanged', 'rejected'])
  expect(await contentOf(db, company_id)).toMatchObject([{ state: 'draft', position_title: 'エンジニア', min_salary: 360, prefectures: [13] }])
})

test('a table without a company is that of our own company, and names the columns that were not read', async ({ db }) => {
  const { job_offers } = await desk(db)
  const table = '\ufeff求人名,仕事内容,社内メモ\nエンジニア,計測値を集める仕組みを作ります。,急ぎ\n'
  const read = await job_offers.import({ file: new File([table], 'jobs.csv'), is_trial: 'true' })
  expect([outcomes(read), read.unread_columns]).toEqual([['added'], ['社内メモ']])
  const own = new File(['求人ID,状態,求人の題名,メモ\n,,エンジニア,急ぎ\n'], 'own.csv')
  expect((await job_offers.import({ file: own, is_trial: 'true' })).unread_columns).toContain('メモ')
  await expect(job_offers.import({ file: new File(['仕事内容,給与\n作る,300万円\n'], 'jobs.csv') })).rejects.toMatchObject({
    data: [{ field: 'file', message: expect.stringMatching(/^CSV の1行目に「求人タイトル」の見出しがありません/) }],
  })
})

test.for([
  ['', '空'],
  ['これは求人ではありません', '読めません'],
  ['{"format":"mebae.job_offers"', '途中で切れて'],
  ['{"format":"mebae.job_offers","job_offers":[]}', '1件もありません'],
  [JSON.stringify({ format: 'mebae.job_offers', job_offers: Array.from({ length: 301 }, () => ({})) }), '300件まで'],
] as const)('a file of %j is refused in words', async ([text, words], { db }) => {
  const { job_offers } = await desk(db)
  await expect(job_offers.import({ file: new File([text], 'jobs') })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'file', message: expect.stringContaining(words) }],
  })
})

const real = new URL('../../../../../shared/data/import/indeed.sample.xml', import.meta.url)
// Skipped, and shown as such, where the real feeds are not beside the project.
test.runIf(existsSync(real))('a real feed becomes drafts', async ({ db }) => {
  const { job_offers } = await desk(db)
  const { records, results } = await job_offers.import({ file: new File([readFileSync(real)], 'indeed.xml') })
  expect(records).toBeGreaterThan(0)
  expect(results.filter(({ outcome }) => outcome === 'added').length).toBeGreaterThan(0)
})
