import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { notifyJobConfirmations } from '#server/conversations/reminders/notify-deadlines.ts'
import { addCompany, addJob, addMember, addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'

const whole = { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' }
const reason = '就業場所が、本文と条件で違っています。'
const found = async (db: Database) => (await (await apiFor(db)).job_offers.search({ free_word: '発電予測' })).total

/** A company with its first job written, and an operator. */
async function desks(db: Database, company: Partial<Insertable<DB['companies']>> = {}) {
  const { id: company_id } = await addCompany(db, { ...whole, ...company })
  await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '三枝 由香' }).execute()
  const member = await addMember(db, { company_id, name: '三枝 由香' })
  const operator = await addOperator(db)
  const own = async (minutes = 0) => (await apiFor(db, { ...member.as, now: () => new Date(today.getTime() + minutes * 60_000) })).company_users.job_offers
  const jobs = async () => (await apiFor(db, operator.as)).operators.job_offers
  const looked = async (id: number) => {
    const { review, job } = await (await jobs()).show({ id })
    return { id, review_id: review!.id, job_updated_at: job.updated_at }
  }
  const asked = async () => {
    const { job } = await (await own()).create(publishableJob)
    await (await own()).publish({ id: job.id })
    return job.id
  }
  return { company_id, member, operator, own, jobs, looked, asked }
}

test('an approved request is public at once, confirmed by its member, and announced once to the company and to its programs', async ({ db }) => {
  const { company_id, member, jobs, looked, asked } = await desks(db)
  const endpoint = { company_id, url: 'https://hooks.company.example/', secret_sealed: '', event_types: ['job.published'] }
  await db.insertInto('webhook_endpoints').values(endpoint).execute()
  const id = await asked()
  const { reviews } = await (await jobs()).reviews({ per_page: 100 })
  expect(reviews.find(({ job_id }) => job_id === id)).toMatchObject({ requested_by: '三枝 由香', refusals: 0, errors: 0 })
  expect(await (await jobs()).decide({ ...(await looked(id)), decision: 'approve' })).toEqual({ state: 'published' })
  expect(await found(db)).toBe(1)
  const { job, versions } = await (await apiFor(db)).job_offers.show({ id })
  expect(job).toMatchObject({ confirmed_by: '三枝 由香', confirmed_at: '2026-11-21T10:00:00+09:00' })
  expect(versions[0]).toMatchObject({ kind: 'published', changed_by: '三枝 由香' })
  await notifyJobConfirmations(db, today)
  const { notifications } = await (await apiFor(db, member.as)).company_users.notifications.list({})
  expect(notifications.map(({ kind, title }) => [kind, title])).toEqual([
    ['job_review', `「${publishableJob.position_title}」の審査が終わりました。公開されています`],
  ])
  expect(await db.selectFrom('webhook_events').select('type').where('company_id', '=', company_id).execute()).toEqual([{ type: 'job.published' }])
})

test('a refused request is a draft again whose editor shows the reason; requested again, the review shows the changes since', async ({ db }) => {
  const { member, own, jobs, looked, asked } = await desks(db)
  const id = await asked()
  expect((await (await jobs()).show({ id })).changes_since).toBeNull()
  await (await jobs()).decide({ ...(await looked(id)), decision: 'refuse', reason })
  expect((await (await own()).show({ id })).operator_note).toMatchObject({ kind: 'refused', reason })
  expect((await (await own()).show({ id })).job.state).toBe('draft')
  const [mail] = await db.selectFrom('mails').select('text').where('account_id', '=', member.id).execute()
  expect(mail?.text).toContain(reason)

  await (await own(1)).change({ id, holiday: '土日・祝日' })
  await (await own(1)).publish({ id })
  expect((await (await own()).show({ id })).operator_note).toBeNull()
  const shown = await (await jobs()).show({ id })
  expect(shown.changes_since).toMatchObject({ what: 'refused', changes: { holiday: { from: publishableJob.holiday, to: '土日・祝日' } } })
  expect(Object.keys(shown.changes_since!.changes)).toEqual(['holiday'])
  expect(shown.reviews.map(({ decision }) => decision)).toEqual([null, 'refused'])
})

test('a request that was withdrawn, decided by a colleague, made again or changed in between is not decided', async ({ db }) => {
  const { own, jobs, looked, asked } = await desks(db)
  const id = await asked()
  const first = await looked(id)
  await (await own(1)).change({ id, holiday: '土日・祝日' })
  await expect((await jobs()).decide({ ...first, decision: 'approve' })).rejects.toMatchObject({ code: 'REVIEWED_JOB_CHANGED', status: 409 })
  await (await own(2)).pause({ id })
  await expect((await jobs()).decide({ ...first, decision: 'approve' })).rejects.toMatchObject({ code: 'REVIEW_SETTLED', status: 409 })
  await (await own(3)).publish({ id })
  await expect((await jobs()).decide({ ...first, decision: 'approve' })).rejects.toMatchObject({ code: 'REVIEW_SETTLED' })
  const second = await looked(id)
  await (await jobs()).decide({ ...second, decision: 'refuse', reason })
  await expect((await jobs()).decide({ ...second, decision: 'approve' })).rejects.toMatchObject({ code: 'REVIEW_SETTLED' })
})

test('a job that may not be published is not approved: errors of the lint, a company that is not active, fees not accepted', async ({ db }) => {
  const { company_id, jobs, looked, asked } = await desks(db)
  const id = await asked()
  const set = (values: object) => db.updateTable('companies').set(values).where('id', '=', company_id).execute()
  const approve = async () => (await jobs()).decide({ ...(await looked(id)), decision: 'approve' })
  await set({ address: '' })
  await expect(approve()).rejects.toMatchObject({ code: 'LINT_ERRORS', status: 422 })
  await set({ ...whole, state: 'suspended' })
  await expect(approve()).rejects.toMatchObject({ code: 'COMPANY_NOT_ACTIVE', status: 409 })
  await set({ state: 'active' })
  await db.deleteFrom('fee_acceptances').where('company_id', '=', company_id).execute()
  await expect(approve()).rejects.toMatchObject({ code: 'FEES_OUTDATED', status: 409 })
})

test('jobs taken offline leave at once, each company gets the reason, and they come back only by a review or by undoing', async ({ db }) => {
  const { company_id, member, operator, own, jobs, looked } = await desks(db)
  const { id } = await addJob(db, { ...publishableJob, company_id })
  const { id: draft } = await addJob(db, { company_id, state: 'draft', published_at: null, confirmed_at: null })
  const batch = await (await jobs()).close({ ids: [id, draft], reason })
  expect(batch.items.map(({ refusal }) => refusal === null)).toEqual([true, false])
  expect(await found(db)).toBe(0)
  expect((await (await own()).show({ id })).operator_note).toMatchObject({ kind: 'taken_down', reason })
  const { notifications } = await (await apiFor(db, member.as)).company_users.notifications.list({})
  expect(notifications[0]?.title).toContain(reason)

  const undone = await (await apiFor(db, operator.as)).operators.batches.undo({ id: batch.id })
  expect(undone.items.map(({ undo_outcome }) => undo_outcome)).toEqual(['restored', null])
  expect(await found(db)).toBe(1)
  expect((await (await own()).show({ id })).operator_note).toBeNull()

  const again = await (await jobs()).close({ ids: [id], reason })
  expect((await (await own(1)).publish({ id })).job.state).toBe('in_review')
  expect((await (await apiFor(db, operator.as)).operators.batches.undo({ id: again.id })).items[0]?.undo_outcome).toBe('changed')
  await (await jobs()).decide({ ...(await looked(id)), decision: 'approve' })
  expect(await found(db)).toBe(1)
  await (await own(2)).pause({ id })
  expect((await (await own(3)).publish({ id })).job.state).toBe('published')
})

test('a company is asked whether a job is still open; an unread question can be withdrawn', async ({ db }) => {
  const { company_id, member, operator, jobs } = await desks(db)
  const { id } = await addJob(db, { company_id, confirmed_at: daysAgo(33) })
  const told = async () => (await (await apiFor(db, member.as)).company_users.notifications.list({})).notifications
  const batch = await (await jobs()).ask_confirmation({ ids: [id] })
  expect((await told()).map(({ title }) => title)).toEqual(['運営から：「営業」を、いまも募集しているか確かめてください'])
  expect((await (await jobs()).list({ company_id, freshness: 'due' })).jobs).toMatchObject([{ id, asked_at: '2026-11-21T10:00:00+09:00' }])
  expect((await (await apiFor(db, operator.as)).operators.batches.undo({ id: batch.id })).items[0]?.undo_outcome).toBe('restored')
  expect(await told()).toEqual([])
  const second = await (await jobs()).ask_confirmation({ ids: [id] })
  await (await apiFor(db, member.as)).company_users.notifications.view_all({})
  expect((await (await apiFor(db, operator.as)).operators.batches.undo({ id: second.id })).items[0]?.undo_outcome).toBe('changed')
})

test('jobs of all companies are found by words, state and freshness', async ({ db }) => {
  const { company_id, jobs } = await desks(db, { name: '潮見製作所' })
  const fresh = await addJob(db, { company_id, position_title: 'ＡＰＩ開発' })
  const due = await addJob(db, { company_id, confirmed_at: daysAgo(31) })
  const left = await addJob(db, { company_id, confirmed_at: daysAgo(46) })
  const ids = async (search: object) => (await (await jobs()).list({ company_id, ...search })).jobs.map(({ id }) => id)
  expect(await ids({ q: '潮見 api' })).toEqual([fresh.id])
  expect(await ids({ freshness: 'due' })).toEqual([due.id])
  expect(await ids({ freshness: 'left' })).toEqual([left.id])
  expect(await ids({ job_state: 'closed' })).toEqual([])
})
