import { expect } from 'vitest'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { publishableJob } from '../testing.ts'

const draft = { state: 'draft', published_at: null, confirmed_at: null }

/** A company whose administrators approve jobs, with one public job, so that operators review no other. */
async function desk(db: Database) {
  const { id: company_id } = await addCompany(db, { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' })
  await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '三枝 由香' }).execute()
  const admin = await addMember(db, { company_id, name: '三枝 由香' })
  const recruiter = await addMember(db, { company_id, name: '木下 亮', role: 'recruiter' })
  const [ours, theirs] = [(await apiFor(db, admin.as)).company_users, (await apiFor(db, recruiter.as)).company_users]
  await ours.settings.change({ is_job_approval_required: true })
  const add = async (job: object = {}) => (await addJob(db, { ...publishableJob, company_id, ...job })).id
  const live = await add()
  const stateOf = async (id: number) => (await db.selectFrom('job_offers').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
  const titlesOf = async (member: { as: object }) =>
    (await (await apiFor(db, member.as)).company_users.notifications.list({})).notifications.map(({ title }) => title)
  return { company_id, admin, recruiter, ours, theirs, add, live, stateOf, titlesOf }
}
type Desk = Awaited<ReturnType<typeof desk>>

/** What the administrator read before they decide. */
async function decide({ ours }: Desk, id: number, decided: { decision: 'approve' | 'return'; reason?: string }) {
  const { job, approval } = await ours.job_offers.show({ id })
  return ours.job_offers.decide_approval({ id, approval_id: approval.request?.id ?? 0, job_updated_at: job.updated_at, ...decided })
}

test('a recruiter asks for the publication, administrators are notified, and the one who approves publishes it', async ({ db }) => {
  const world = await desk(db)
  const { ours, theirs, add, stateOf, titlesOf } = world
  const id = await add(draft)
  expect((await theirs.job_offers.show({ id })).approval).toMatchObject({ is_needed: true, admins: ['三枝 由香'], request: null })
  await theirs.job_offers.request_approval({ id })
  expect(await stateOf(id)).toBe('draft')
  expect(await titlesOf(world.admin)).toEqual([`木下 亮さんが、「${publishableJob.position_title}」の公開の承認を申請しました`])
  expect((await ours.tasks()).approvals).toMatchObject({ total: 1, items: [{ id, kind: 'publication', requested_by: '木下 亮' }] })
  expect((await theirs.tasks()).approvals).toBeNull()
  expect((await ours.job_offers.list({ approval: 'true' })).jobs.map((job) => job.id)).toEqual([id])
  await expect(theirs.job_offers.request_approval({ id })).rejects.toMatchObject({ code: 'APPROVAL_PENDING' })
  await decide(world, id, { decision: 'approve' })
  expect(await stateOf(id)).toBe('published')
  expect(await titlesOf(world.recruiter)).toEqual([`三枝 由香さんが、「${publishableJob.position_title}」の公開を承認しました`])
  expect((await ours.tasks()).approvals).toMatchObject({ total: 0 })
})

test('what is returned says why, and can be asked for again; what is taken back leaves no unread notification', async ({ db }) => {
  const world = await desk(db)
  const { theirs, add, stateOf, titlesOf } = world
  const id = await add(draft)
  await theirs.job_offers.request_approval({ id })
  await expect(decide(world, id, { decision: 'return' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await decide(world, id, { decision: 'return', reason: '賞与を書いてください。' })
  expect(await stateOf(id)).toBe('draft')
  expect((await theirs.job_offers.show({ id })).approval.returned).toMatchObject({ reason: '賞与を書いてください。', by: '三枝 由香' })
  expect((await titlesOf(world.recruiter))[0]).toContain('差し戻しました。理由：賞与を書いてください。')
  await theirs.job_offers.request_approval({ id })
  expect(await titlesOf(world.admin)).toHaveLength(2)
  await theirs.job_offers.withdraw_approval({ id })
  expect(await titlesOf(world.admin)).toHaveLength(1)
  expect((await theirs.job_offers.show({ id })).approval).toMatchObject({ request: null, returned: null })
  await expect(theirs.job_offers.withdraw_approval({ id })).rejects.toMatchObject({ code: 'APPROVAL_SETTLED' })
})

test('no way makes a job public without an administrator: one, many, drafts, a paused or a closed one', async ({ db }) => {
  const { theirs, add, live, stateOf } = await desk(db)
  const [one, paused, closed] = [
    await add(draft),
    await add({ state: 'paused' }),
    await add({ state: 'closed', closed_reason: 'filled', closed_at: daysAgo(1) }),
  ]
  for (const id of [one, paused, closed]) {
    await expect(theirs.job_offers.publish({ id })).rejects.toMatchObject({ code: 'APPROVAL_NEEDED' })
    expect((await theirs.job_offers.act({ ids: [id], act: 'publish' })).items[0]?.refusal).toContain('承認が必要')
  }
  expect((await theirs.job_offers.publish_many({ ids: [one] })).results[0]).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('承認が必要') })
  expect([await stateOf(one), await stateOf(paused), await stateOf(closed)]).toEqual(['draft', 'paused', 'closed'])
  // Undoing a pause of the same text is no publication; with another text it is.
  await theirs.job_offers.act({ ids: [live], act: 'pause' })
  await theirs.job_offers.act({ ids: [live], act: 'restore' })
  expect(await stateOf(live)).toBe('published')
  await theirs.job_offers.act({ ids: [live], act: 'pause' })
  await theirs.job_offers.change({ id: live, bonus: '年2回' })
  expect((await theirs.job_offers.act({ ids: [live], act: 'restore' })).items[0]?.refusal).toContain('承認が必要')
  expect(await stateOf(live)).toBe('paused')
})

test('a program with an administrator’s key approves nothing', async ({ db }) => {
  const { admin, add, stateOf } = await desk(db)
  const id = await add(draft)
  const viewer = { ...admin.viewer, key: { id: crypto.randomUUID(), scopes: ['jobs:read' as const, 'jobs:write' as const] } }
  const { job_offers } = (await apiFor(db, { ...admin.as, viewer })).company_users
  await expect(job_offers.publish({ id })).rejects.toMatchObject({ code: 'APPROVAL_NEEDED' })
  expect(await stateOf(id)).toBe('draft')
})

test('a change of a public job waits beside it, by hand, by the questions or by an import', async ({ db }) => {
  const world = await desk(db)
  const { theirs, live, titlesOf } = world
  const { job } = await theirs.job_offers.show({ id: live })
  await expect(theirs.job_offers.change({ id: live, bonus: '年2回' })).rejects.toMatchObject({ code: 'APPROVAL_NEEDED' })
  await expect(theirs.job_offers.change({ id: live, questions: [] })).rejects.toMatchObject({ code: 'APPROVAL_NEEDED' })
  const file = new File(
    [JSON.stringify({ format: 'mebae.job_offers', job_offers: [{ id: live, position_title: job.position_title, bonus: '年2回' }] })],
    'jobs.json',
  )
  for (const is_trial of ['true', 'false'] as const)
    expect((await theirs.job_offers.import({ file, is_trial })).results).toMatchObject([{ outcome: 'rejected', reason: expect.stringContaining('承認が必要') }])
  // The same choices in another order are no change.
  await theirs.job_offers.request_change({ id: live, bonus: '年2回', position_title: job.position_title, skill_types: job.skill_types.toReversed() })
  expect((await theirs.job_offers.show({ id: live })).job.bonus).toBe(job.bonus)
  const { request } = (await world.ours.job_offers.show({ id: live })).approval
  expect(request).toMatchObject({ kind: 'change', has_base: true, proposed: { bonus: '年2回' }, changes: [{ field: 'bonus', name: '賞与', to: '年2回' }] })
  expect((await titlesOf(world.admin))[0]).toContain('の変更の承認を申請しました')
  await decide(world, live, { decision: 'approve' })
  expect((await theirs.job_offers.show({ id: live })).job.bonus).toBe('年2回')
  await expect(theirs.job_offers.request_change({ id: live, bonus: '年2回' })).rejects.toMatchObject({ code: 'JOB_UNCHANGED' })
})

test('an approval is for the version that was read, and names what changed since the job was public last', async ({ db }) => {
  const world = await desk(db)
  const { ours, theirs, live, stateOf } = world
  await theirs.job_offers.pause({ id: live })
  await theirs.job_offers.change({ id: live, bonus: '年2回' })
  await theirs.job_offers.request_approval({ id: live })
  const { job, approval } = await ours.job_offers.show({ id: live })
  expect(approval.request).toMatchObject({ has_base: true, changes: [{ field: 'bonus', to: '年2回' }] })
  const seen = { id: live, approval_id: approval.request!.id, decision: 'approve' as const }
  await expect(ours.job_offers.decide_approval({ ...seen, job_updated_at: daysAgo(1) })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await expect(theirs.job_offers.decide_approval({ ...seen, job_updated_at: job.updated_at })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await ours.job_offers.decide_approval({ ...seen, job_updated_at: job.updated_at })
  expect(await stateOf(live)).toBe('published')
  await expect(ours.job_offers.decide_approval({ ...seen, job_updated_at: job.updated_at })).rejects.toMatchObject({ code: 'APPROVAL_SETTLED' })
})

test('drafts that are requested together reach each administrator as one notification', async ({ db }) => {
  const world = await desk(db)
  const { theirs, add, stateOf, titlesOf } = world
  const ids = [await add(draft), await add(draft)]
  const broken = await add({ ...draft, smoking_rule: '' })
  const asked = { ids: [...ids, broken], requests_approval: true }
  expect((await theirs.job_offers.publish_many({ ...asked, is_trial: true })).results.map(({ outcome }) => outcome)).toEqual([
    'requested',
    'requested',
    'refused',
  ])
  expect(await titlesOf(world.admin)).toEqual([])
  await theirs.job_offers.publish_many(asked)
  expect(await titlesOf(world.admin)).toEqual(['木下 亮さんが、求人2件の公開の承認を申請しました'])
  expect(await stateOf(ids[0]!)).toBe('draft')
  // An administrator who publishes without looking at the request has answered it.
  await world.ours.job_offers.publish({ id: ids[0]! })
  expect(await titlesOf(world.recruiter)).toHaveLength(1)
})

test('without the setting, and for administrators, nothing is asked, and the operators’ review stays', async ({ db }) => {
  const world = await desk(db)
  const { ours, theirs, add, live, stateOf } = world
  const id = await add(draft)
  await ours.job_offers.change({ id: live, bonus: '年2回' })
  await expect(ours.job_offers.request_approval({ id })).rejects.toMatchObject({ code: 'APPROVAL_NOT_NEEDED' })
  await db.updateTable('job_offers').set({ published_at: null, state: 'draft' }).where('id', '=', live).execute()
  await theirs.job_offers.request_approval({ id })
  await decide(world, id, { decision: 'approve' })
  expect(await stateOf(id)).toBe('in_review')
  await ours.settings.change({ is_job_approval_required: false })
  await theirs.job_offers.publish({ id: live })
  expect(await stateOf(live)).toBe('in_review')
})

test('another company neither sees nor decides it', async ({ db }) => {
  const world = await desk(db)
  const id = await world.add(draft)
  await world.theirs.job_offers.request_approval({ id })
  const { job, approval } = await world.ours.job_offers.show({ id })
  const stranger = (await apiFor(db, (await addMember(db)).as)).company_users
  const seen = { id, approval_id: approval.request!.id, job_updated_at: job.updated_at, decision: 'approve' as const }
  await expect(stranger.job_offers.decide_approval(seen)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await stranger.tasks()).approvals).toMatchObject({ total: 0 })
})
