import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { importFile, type ImportOptions } from './import-file.ts'
import { test } from './testing.ts'
import { writtenFile } from './written-file.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

const posting = (more: object = {}) => ({
  id: 'めばえ板:1',
  title: '営業',
  hiringOrganization: { name: '株式会社めばえ' },
  description: '商品を届けます。',
  jobLocation: { raw: '東京都渋谷区1-2-3' },
  baseSalary: { text: '月給 30万円〜50万円' },
  employmentTypeText: '正社員',
  ...more,
})
const run = (db: Database, postings: object[], options: ImportOptions = {}) =>
  importFile(db, writtenFile(postings.map((one) => JSON.stringify(one)).join('\n') + '\n\n '.repeat(postings.length === 1 ? 1 : 0)), {
    format: 'jsonl',
    now,
    ...options,
  })
const jobs = (db: Database) => db.selectFrom('job_offers').selectAll().where('source', '=', 'めばえ板').orderBy('reference_number').execute()

test('an employer whose name is invisible, or changes the text direction, is refused by its line', async ({ db }) => {
  const named = (name: string) => posting({ hiringOrganization: { name } })
  const { records, counts } = await run(db, [named('\u3164'), named('株式会社\u202Eめばえ'), named('株式会社\u2066めばえ\u2069')])
  expect([records, counts]).toMatchObject([3, { rejected: 3 }])
  expect(await db.selectFrom('companies').select('id').execute()).toEqual([])
})

test('a posting becomes a published job of a real company, confirmed by the import', async ({ db }) => {
  expect(await run(db, [posting({ datePosted: '2026-11-01' })])).toMatchObject({ records: 1, counts: { imported: 1 } })
  const [job] = await jobs(db)
  expect(job).toMatchObject({
    position_title: '営業',
    state: 'published',
    confirmed_by: '株式会社めばえ（取り込み）',
    reference_number: '1',
    prefectures: [13],
    address: 13,
    address2: '渋谷区1-2-3',
    employment_types: [1],
    pay_unit: 'month',
    pay_min: 300_000,
    pay_max: 500_000,
    min_salary: 360,
    max_salary: 600,
    salary: '月給 30万円〜50万円',
    recruiter_name: '株式会社めばえ',
  })
  expect(Date.parse(job?.published_at ?? '')).toBe(Date.parse('2026-11-01T00:00:00+09:00'))
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', job?.company_id ?? 0)
    .executeTakeFirstOrThrow()
  expect(company).toMatchObject({ name: '株式会社めばえ', state: 'active', is_demo: false })
})

test('the same file again changes nothing; a changed text updates', async ({ db }) => {
  await run(db, [posting()])
  const before = await jobs(db)
  expect((await run(db, [posting()])).counts).toMatchObject({ unchanged: 1, updated: 0 })
  expect(await jobs(db)).toEqual(before)
  expect((await run(db, [posting({ title: '企画営業' })])).counts).toMatchObject({ updated: 1 })
  expect(await jobs(db)).toMatchObject([{ id: before[0]?.id, position_title: '企画営業' }])
})

test('a posting that an older version read is read again once: its content stays, and it is known from then on', async ({ db }) => {
  await run(db, [posting()])
  const marks = () => db.selectFrom('imported_jobs').selectAll().execute()
  const before = await marks()
  await db.updateTable('imported_jobs').set({ source_hash: null }).execute()
  expect((await run(db, [posting()])).counts).toMatchObject({ unchanged: 1 })
  expect(await marks()).toEqual(before)
})

test('a known posting whose date has passed is closed, though its record did not change', async ({ db }) => {
  const ending = posting({ validThrough: '2026-11-25' })
  await run(db, [ending])
  expect((await run(db, [ending], { now: later(10) })).counts).toMatchObject({ updated: 1 })
  expect(await jobs(db)).toMatchObject([{ state: 'closed', closed_reason: 'expired' }])
})

test('a reference that comes twice in a file gets the last record, and the second run changes nothing', async ({ db }) => {
  const file = [posting(), posting({ title: '企画営業' }), posting({ title: '法人営業' })]
  expect((await run(db, file)).counts).toMatchObject({ imported: 1, updated: 2 })
  expect((await run(db, file)).counts).toMatchObject({ unchanged: 3, updated: 0 })
  expect(await jobs(db)).toMatchObject([{ position_title: '法人営業' }])
  expect((await run(db, [posting()])).counts).toMatchObject({ updated: 1 })
  expect(await jobs(db)).toMatchObject([{ position_title: '営業' }])
})

test('the same advert under another reference is passed over', async ({ db }) => {
  expect((await run(db, [posting(), posting({ id: 'めばえ板:2' }), posting({ id: 'めばえ板:3', description: '別の仕事です。' })])).counts).toMatchObject({
    imported: 2,
    skipped: 1,
  })
  expect((await run(db, [posting({ id: 'めばえ板:4' })])).counts).toMatchObject({ skipped: 1 })
})

test('spellings of a company are one company, an invented one is never it', async ({ db }) => {
  await db.insertInto('companies').values({ name: '株式会社めばえ', state: 'active', is_demo: true }).execute()
  await run(db, [posting(), posting({ id: 'めばえ板:2', hiringOrganization: { name: '㈱めばえ' }, title: '人事' })])
  const companies = await db.selectFrom('companies').select(['name', 'is_demo']).where('name', 'like', '%めばえ%').orderBy('is_demo').execute()
  expect(companies).toEqual([
    { name: '株式会社めばえ', is_demo: false },
    { name: '株式会社めばえ', is_demo: true },
  ])
})

test('a record that cannot be a job is reported with its place, the rest is imported', async ({ db }) => {
  const rejections: string[] = []
  const { counts } = await run(
    db,
    [
      posting(),
      posting({ id: 'めばえ板:2', title: '' }),
      posting({ id: 'めばえ板:3', description: '' }),
      posting({ id: 'めばえ板:4', hiringOrganization: {} }),
    ],
    {
      onRejection: async ({ place, reason }) => void rejections.push(`${place} ${reason}`),
    },
  )
  expect(counts).toMatchObject({ imported: 1, rejected: 3 })
  expect(rejections).toEqual([
    '2行目 題名（title）がありません。',
    '3行目 仕事内容（description）がありません。',
    '4行目 会社名（hiringOrganization.name）がありません。',
  ])
})

test('a rejected record, mended, goes in as it would have', async ({ db }) => {
  let rejected = {}
  await run(db, [posting({ description: '' })], {
    onRejection: async ({ reason, place, record }) => void (rejected = { reason, place, ...(record as object) }),
  })
  expect((await run(db, [{ ...rejected, description: '商品を届けます。' }])).counts).toMatchObject({ imported: 1 })
  expect((await run(db, [posting()])).counts).toMatchObject({ unchanged: 1 })
})

test('a job past its last day is closed, and open again when the day moves', async ({ db }) => {
  await run(db, [posting({ validThrough: '2026-11-20' })])
  expect(await jobs(db)).toMatchObject([{ state: 'closed', closed_reason: 'expired' }])
  await run(db, [posting({ validThrough: '2026-12-20' })])
  expect(await jobs(db)).toMatchObject([{ state: 'published', closed_at: null }])
  expect((await run(db, [posting({ validThrough: '2026-12-20' })], { now: later(40) })).counts).toMatchObject({ updated: 1 })
  expect(await jobs(db)).toMatchObject([{ state: 'closed' }])
})

test('a job that a member closed or changed here stays so until the feed changes, and closed even then', async ({ db }) => {
  await run(db, [posting()])
  await db
    .updateTable('job_offers')
    .set({ state: 'closed', closed_reason: 'filled', closed_at: now.toISOString(), tagline: '手で書いた一言' })
    .where('source', '=', 'めばえ板')
    .execute()
  expect((await run(db, [posting()])).counts).toMatchObject({ unchanged: 1 })
  await run(db, [posting({ title: '企画営業' })])
  expect(await jobs(db)).toMatchObject([{ state: 'closed', closed_reason: 'filled', position_title: '企画営業' }])
})

test('seen again after more than a day, a job counts as confirmed again', async ({ db }) => {
  await run(db, [posting()])
  expect((await run(db, [posting()], { now: later(2) })).counts).toMatchObject({ unchanged: 1 })
  const [job] = await jobs(db)
  expect(Date.parse(job?.confirmed_at ?? '')).toBe(later(2).getTime())
})

test('a run is written down, a trial is not', async ({ db }) => {
  const runs = () => db.selectFrom('import_runs').select(['format', 'records', 'imported']).where('failure', '=', '').execute()
  const before = (await runs()).length
  await run(db, [posting()], { isDryRun: true })
  expect(await runs()).toHaveLength(before)
  await run(db, [posting({ id: 'めばえ板:9', title: '経理' })])
  expect((await runs()).at(-1)).toEqual({ format: 'jsonl', records: 1, imported: 1 })
})

test('hostile texts are stored as text', async ({ db }) => {
  const { counts } = await run(db, [
    posting({
      title: '営\u0000業\ud800',
      description: '<script>alert(1)</script>届け<img src=x onerror=alert(1)>ます',
      jobLocation: { raw: "'; drop table job_offers; --" },
    }),
  ])
  expect(counts).toMatchObject({ imported: 1 })
  expect(await jobs(db)).toMatchObject([{ position_title: '営業', description: '届けます' }])
})

test('one value that cannot be stored turns away its record alone, among new ones and among changed ones', async ({ db }) => {
  const rejections: string[] = []
  const onRejection = async ({ place, reason }: { place: string; reason: string }) => void rejections.push(`${place} ${reason}`)
  const file = (title: string) =>
    [1, 2, 3, 4, 5].map((number) =>
      posting({
        id: `めばえ板:${number}`,
        title: `${title}${number}`,
        ...(number === 4 && title !== '人事' && { baseSalary: { text: '月給 30万円（基本給 99億円）' } }),
      }),
    )
  expect((await run(db, file('営業'), { onRejection })).counts).toMatchObject({ imported: 4, rejected: 1 })
  expect((await run(db, file('人事'))).counts).toMatchObject({ imported: 1, updated: 4 })
  expect((await run(db, file('経理'), { onRejection })).counts).toMatchObject({ updated: 4, rejected: 1 })
  expect(rejections).toEqual(['4行目 保存できない値があります（22003）。', '4行目 保存できない値があります（22003）。'])
  expect((await jobs(db)).map(({ position_title }) => position_title)).toEqual(['経理1', '経理2', '経理3', '人事4', '経理5'])
})

test('an import that breaks while a batch is saved ends only when that is over, so that what it saved can be taken back', async ({ db }) => {
  const lines = Array.from({ length: 1_002 }, (_, number) => JSON.stringify(posting({ id: `めばえ板:${number}`, title: `営業${number}` })))
  const onRecord = (records: number) => {
    if (records === 1_002) throw new Error('the disk is full')
  }
  await expect(importFile(db, writtenFile(lines.join('\n')), { format: 'jsonl', onRecord })).rejects.toThrow('the disk is full')
  expect(await jobs(db)).toHaveLength(1_000)
})
