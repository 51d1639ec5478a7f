import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor } from '#server/testing.ts'
import { importFile } from '../import-file.ts'
import { test } from '../testing.ts'
import { writtenFile } from '../written-file.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const posting = (more: object = {}) => ({
  id: 'めばえ板:1',
  title: '営業',
  hiringOrganization: { name: '株式会社めばえ' },
  description: '商品を届けます。',
  jobLocation: { raw: '東京都渋谷区1-2-3' },
  employmentTypeText: '正社員',
  ...more,
})
const run = (db: Database, postings: object[]) =>
  importFile(db, writtenFile(`${postings.map((one) => JSON.stringify(one)).join('\n')}\n`), { format: 'jsonl', now })
const jobs = (db: Database) => db.selectFrom('job_offers').selectAll().where('source', '=', 'めばえ板').orderBy('reference_number').execute()

test('a company that approves its jobs itself decides what an import makes public, changes or opens again', async ({ db }) => {
  await run(db, [posting()])
  const [before] = await jobs(db)
  const company_id = before!.company_id
  const member = await addMember(db, { company_id, role: 'admin' })
  // It took the company over after the first posting came: later ones are its own.
  await db.updateTable('company_users').set({ created_at: '2031-01-01T00:00:00Z' }).where('id', '=', member.id).execute()
  await db.insertInto('company_job_approval').values({ company_id }).execute()
  const second = posting({ id: 'めばえ板:2', title: '経理', description: '別の仕事です。' })
  expect((await run(db, [posting({ title: '企画営業' }), second])).counts).toMatchObject({ updated: 1, imported: 1 })
  expect(await jobs(db)).toMatchObject([
    { position_title: '営業', state: 'published' },
    { position_title: '経理', state: 'draft', published_at: null },
  ])
  const asked = await db.selectFrom('job_approvals').select(['kind', 'changes', 'requested_by', 'decision']).orderBy('kind').execute()
  expect(asked).toMatchObject([
    { kind: 'change', changes: { position_title: '企画営業' }, requested_by: '運営の取り込み', decision: null },
    { kind: 'publication', decision: null },
  ])
  const { notifications } = await (await apiFor(db, member.as)).company_users.notifications.list({})
  expect(notifications.map(({ title }) => title)).toEqual(expect.arrayContaining([expect.stringContaining('運営が取り込んだ求人')]))
  // Asked once: the same file asks no second time.
  expect((await run(db, [posting({ title: '企画営業' }), second])).counts).toMatchObject({ unchanged: 2 })
  expect(await db.selectFrom('job_approvals').select('id').execute()).toHaveLength(2)
  // A job that ended is closed without anybody, and opens again only with them.
  await run(db, [posting({ validThrough: '2026-11-20' })])
  expect((await jobs(db))[0]).toMatchObject({ state: 'closed' })
  await run(db, [posting({ validThrough: '2026-12-20' })])
  expect((await jobs(db))[0]).toMatchObject({ state: 'draft' })
})

test('what an import changes of a job that operators review waits for the administrators, who see it; what operators publish is what was approved', async ({
  db,
}) => {
  await run(db, [posting()])
  const { id, company_id } = (await jobs(db))[0]!
  const member = await addMember(db, { company_id, role: 'admin' })
  await db.updateTable('company_users').set({ created_at: '2031-01-01T00:00:00Z' }).where('id', '=', member.id).execute()
  await db.insertInto('company_job_approval').values({ company_id }).execute()
  await db.updateTable('job_offers').set({ state: 'in_review' }).where('id', '=', id).execute()
  await run(db, [posting({ title: '企画営業' })])
  expect(await jobs(db)).toMatchObject([{ position_title: '営業', state: 'in_review' }])
  const { job_offers } = (await apiFor(db, member.as)).company_users
  const { job, approval } = await job_offers.show({ id })
  expect(approval.request).toMatchObject({
    kind: 'change',
    requested_by: '運営の取り込み',
    changes: [{ field: 'position_title', from: '営業', to: '企画営業' }],
  })
  // Also when the posting says that it has ended: nobody approved its other words.
  await run(db, [posting({ title: '別の営業', validThrough: '2026-11-20' })])
  expect(await jobs(db)).toMatchObject([{ position_title: '営業', state: 'in_review' }])
  await expect(
    job_offers.decide_approval({ id, approval_id: approval.request!.id, job_updated_at: job.updated_at, decision: 'approve' }),
  ).rejects.toMatchObject({ code: 'APPROVAL_SETTLED' })
})
