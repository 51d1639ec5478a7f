import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, addJob, addMember, addOperator, apiFor, contextOf, noPages, test } from '#server/testing.ts'
import { addEmployer } from '#server/candidates/visibility/testing.ts'

const reason = '登記の住所を確かめられないため'

async function desk(db: Database) {
  const { as } = await addOperator(db)
  return async () => (await apiFor(db, as)).operators.companies
}

test('those that wait stand first, and are found by name, number or domain', async ({ db }) => {
  const companies = await desk(db)
  const { id } = await addCompany(db, { name: '株式会社サンプル', state: 'pending', corporate_number: '7000012050002', url: 'https://www.sample-works.co.jp/' })
  const { id: later } = await addCompany(db, { name: '利用中の会社' })
  const ids = async (search: object) => (await (await companies()).list(search)).companies.map((company) => company.id)
  expect((await ids({}))[0]).toBe(id)
  expect(await ids({ q: 'ｻﾝﾌﾟﾙ' })).toContain(id)
  expect(await ids({ q: '7000-0120-50002' })).toEqual([id])
  expect(await ids({ q: 'https://sample-works.co.jp/about' })).toEqual([id])
  expect(await ids({ q: '%' })).toEqual([])
  expect(await ids({ company_state: 'pending' })).not.toContain(later)
})

test('a company shows the facts to check: its number, the domains of its members’ mailboxes, earlier decisions; the look is logged', async ({ db }) => {
  const companies = await desk(db)
  const { id } = await addCompany(db, { state: 'pending', corporate_number: '7000012050003', url: 'https://www.sample-works.co.jp/' })
  await addMember(db, { company_id: id, email: 'a@sample-works.co.jp' })
  await addMember(db, { company_id: id, email: 'b@other.example', role: 'recruiter' })
  const shown = await (await companies()).show({ id })
  expect(shown).toMatchObject({ is_corporate_number_right: false, domain: 'www.sample-works.co.jp', decisions: [] })
  expect(shown.members.map(({ is_own_domain }) => is_own_domain)).toEqual([true, false])
  expect((await (await companies()).show({ id })).audit_logs).toMatchObject([{ act: 'open_company', operator_name: '運営 花子' }])
})

test('an approved company may publish and is notified; an operator who decides on an old version has to look again', async ({ db }) => {
  const companies = await desk(db)
  const { id } = await addCompany(db, { state: 'pending' })
  const member = await addMember(db, { company_id: id })
  expect(await (await companies()).approve({ id, decision: 'approve', from_state: 'pending' })).toEqual({ state: 'active', end_of_contract: false })
  await expect((await companies()).approve({ id, decision: 'refuse', from_state: 'pending', reason })).rejects.toMatchObject({
    code: 'COMPANY_CHANGED',
    status: 409,
  })
  const { notifications } = await (await apiFor(db, member.as)).company_users.notifications.list({})
  expect(notifications[0]).toMatchObject({ kind: 'company_decision', title: '企業が承認されました。求人を公開し、求職者に連絡できます。' })
  expect(await db.selectFrom('mails').select('kind').where('account_id', '=', member.id).execute()).toEqual([{ kind: 'company_decision' }])
})

test('a refused company waits on and reads why, also on every page of its area; two refusals of one look are one', async ({ db }) => {
  const companies = await desk(db)
  const { id } = await addCompany(db, { state: 'pending' })
  const member = await addMember(db, { company_id: id })
  const refuse = async () => (await companies()).approve({ id, decision: 'refuse', from_state: 'pending', from_decision_id: null, reason })
  expect(await refuse()).toEqual({ state: 'pending', end_of_contract: false })
  await expect(refuse()).rejects.toMatchObject({ code: 'COMPANY_CHANGED' })
  const { company } = await (await apiFor(db, member.as)).company_users.account()
  expect(company.told).toMatchObject({ decision: 'refused', reason })
  const [mail] = await db.selectFrom('mails').select('text').where('account_id', '=', member.id).execute()
  expect(mail?.text).toContain(reason)
})

test('a refused company waits for itself until it changes its entry', async ({ db }) => {
  const companies = await desk(db)
  const { id } = await addCompany(db, { state: 'pending' })
  const awaits = async () => (await (await companies()).list({ company_state: 'pending' })).companies.find((one) => one.id === id)?.awaits_correction
  expect(await awaits()).toBe(false)
  await (await companies()).approve({ id, decision: 'refuse', from_state: 'pending', reason })
  await db.updateTable('companies').set({ updated_at: '2026-11-01T10:00:00+09:00' }).where('id', '=', id).execute()
  expect(await awaits()).toBe(true)
  await db.updateTable('companies').set({ updated_at: '2026-12-01T10:00:00+09:00' }).where('id', '=', id).execute()
  expect(await awaits()).toBe(false)
})

test('suspended, a company is nowhere and its members do nothing; lifted, all is as it was', async ({ db }) => {
  const companies = await desk(db)
  const { id: job_id, company_id: id } = await addJob(db, { position_title: '潮見表の校正' })
  await addJob(db)
  const member = await addMember(db, { company_id: id })
  const { as } = await addCandidate(db)
  const candidate = async () => (await apiFor(db, as)).candidate_users
  await (await candidate()).favorites.add({ company_id: id, job_id })
  await (await candidate()).messages.send({ company_id: id, message: 'この求人について教えてください。', job_id })
  const card = async () => (await (await candidate()).messages.show({ company_id: id })).messages.find(({ attachedJob }) => attachedJob)?.attachedJob?.active
  const liked = async () => (await (await candidate()).favorites.list({})).favorites.map(({ job }) => job?.active)
  const listed = async () => (await createApp(await contextOf(db), noPages).request(`/sitemaps/jobs-${Math.floor(job_id / 50_000) + 1}.xml`)).text()
  expect([await card(), await liked()]).toEqual([true, [true]])
  expect(await listed()).toContain(`id=${job_id}<`)
  const found = async () => (await (await apiFor(db)).job_offers.search({ free_word: '潮見表' })).total
  expect(await found()).toBe(1)

  await (await companies()).suspend({ id, suspended: true, from_state: 'active', reason })
  expect(await found()).toBe(0)
  await expect((await apiFor(db)).job_offers.show({ id: job_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect((await apiFor(db)).companies.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await card()).toBe(false)
  expect(await liked()).not.toContain(true)
  expect(await listed()).not.toContain(`id=${job_id}<`)
  const suspended = { viewer: { ...member.viewer, state: 'suspended' as const } }
  await expect((await apiFor(db, suspended)).company_users.job_offers.list({})).rejects.toMatchObject({ code: 'COMPANY_SUSPENDED' })
  expect((await (await apiFor(db, suspended)).company_users.account()).company.told).toMatchObject({ decision: 'suspended', reason })
  expect(await db.selectFrom('mails').select('kind').where('account_id', '=', member.id).execute()).toEqual([{ kind: 'company_decision' }])

  await (await companies()).suspend({ id, suspended: false, from_state: 'suspended', reason: '確かめられたため' })
  expect(await found()).toBe(1)
})

test('the end of a contract closes every job and keeps the page; after a resumption the company publishes again', async ({ db }) => {
  const companies = await desk(db)
  const { id: job_id, company_id: id } = await addJob(db)
  const { id: waiting } = await addJob(db, { company_id: id, state: 'in_review', published_at: null, confirmed_at: null })
  await db.insertInto('job_offer_reviews').values({ job_id: waiting }).execute()
  expect(await (await companies()).end_contract({ id, end_of_contract: true, from_state: 'active', reason })).toEqual({
    state: 'active',
    end_of_contract: true,
  })
  expect((await (await apiFor(db)).job_offers.show({ id: job_id })).job).toMatchObject({ state: 'closed', closed_reason: 'expired' })
  expect((await (await apiFor(db)).companies.show({ id })).company.end_of_contract).toBe(true)
  expect(await db.selectFrom('job_offer_reviews').select('decision').where('job_id', '=', waiting).execute()).toEqual([{ decision: 'withdrawn' }])
  const again = (await companies()).end_contract({ id, end_of_contract: true, from_state: 'active', reason })
  await expect(again).rejects.toMatchObject({ code: 'COMPANY_CHANGED' })
  await (await companies()).end_contract({ id, end_of_contract: false, from_state: 'active', reason })
  expect((await (await apiFor(db)).job_offers.show({ id: job_id })).job.state).toBe('closed')
})

test('several are approved at once, each for itself, and undone only where nothing came of it', async ({ db }) => {
  const companies = await desk(db)
  const [one, other] = [await addCompany(db, { state: 'pending', name: '甲' }), await addCompany(db, { state: 'provisional', name: '乙' })]
  const { id: active } = await addCompany(db, { name: '丙' })
  const batch = await (await companies()).approve_many({ ids: [one.id, other.id, active, 2_000_000_000] })
  expect(batch.items.map(({ name, refusal }) => [name, refusal === null])).toEqual([
    ['甲', true],
    ['乙', true],
    ['丙', false],
    ['番号 2000000000', false],
  ])
  await addJob(db, { company_id: one.id })
  const operator = await addOperator(db)
  const undone = await (await apiFor(db, operator.as)).operators.batches.undo({ id: batch.id })
  expect(undone.items.map(({ undo_outcome }) => undo_outcome)).toEqual(['changed', 'restored', null, null])
  expect(await db.selectFrom('companies').select('state').where('id', 'in', [one.id, other.id]).orderBy('id').execute()).toEqual([
    { state: 'active' },
    { state: 'provisional' },
  ])
  await expect((await apiFor(db, operator.as)).operators.batches.undo({ id: batch.id })).rejects.toMatchObject({ code: 'UNDO_OVER', status: 409 })
})

test('a batch does not approve a company that a colleague has just refused', async ({ db }) => {
  const companies = await desk(db)
  const { id } = await addCompany(db, { state: 'pending' })
  await (await companies()).approve({ id, decision: 'refuse', from_state: 'pending', from_decision_id: null, reason })
  const { items } = await (await companies()).approve_many({ ids: [id] })
  expect(items).toMatchObject([{ id, refusal: expect.stringContaining('見送りました') }])
  const { decisions } = await (await companies()).show({ id })
  expect(await (await companies()).approve({ id, decision: 'approve', from_state: 'pending', from_decision_id: decisions[0]!.id })).toMatchObject({
    state: 'active',
  })
})

test('after ten minutes nothing is undone', async ({ db }) => {
  const { as } = await addOperator(db)
  const { id } = await addCompany(db, { state: 'pending' })
  const batch = await (await apiFor(db, as)).operators.companies.approve_many({ ids: [id] })
  const later = { ...as, now: () => new Date(Date.parse(batch.undo_until) + 1_000) }
  await expect((await apiFor(db, later)).operators.batches.undo({ id: batch.id })).rejects.toMatchObject({ code: 'UNDO_OVER' })
})

test('an operator puts a company into a group, with a reason in the log; none of the group sees a candidate who worked for one of it', async ({ db }) => {
  const companies = await desk(db)
  const head = await addCompany(db, { name: 'チドリホールディングス', corporate_number: '7000012050002' })
  const { id } = await addCompany(db, { name: 'アオバ通信' })
  const { id: candidate, as } = await addCandidate(db)
  await addEmployer(db, candidate, { organization_name: 'チドリホールディングス' })
  expect(await (await companies()).set_group({ id, group_number: '7000-0120-50002', reason })).toEqual({ group_number: '7000012050002' })
  const shown = await (await companies()).show({ id })
  expect(shown).toMatchObject({ group_number: '7000012050002', affiliates: [{ id: head.id, name: 'チドリホールディングス' }] })
  expect(shown.audit_logs).toMatchObject([{ act: 'set_company_group', reason }])
  const { candidate_users: own } = await apiFor(db, as)
  expect((await own.blocked_employers.list()).blocked_employers[0]?.companies).toMatchObject([
    { id, matched_by: ['group'], is_company_block: true },
    { id: head.id, matched_by: ['name'] },
  ])
  await own.blocked_employers.allow({ company_id: id })
  expect((await own.blocked_employers.list()).blocked_employers[0]?.companies[0]).toMatchObject({ id, is_company_block: false })
  await expect((await companies()).set_group({ id, group_number: '1234567890123', reason })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await (await companies()).set_group({ id, group_number: null, reason })
  expect((await own.blocked_employers.list()).blocked_employers[0]?.companies.map((company) => company.id)).toEqual([head.id])
})
