import { expect } from 'vitest'
import { applyRefusals, type ApplyRefusal } from '#contract/platform/errors/apply-refusals.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addApplicant, deliverHeldNotices } from './testing.ts'

const inAMinute = today.getTime() + 60_000

test('an application stands in the thread, it is the company’s turn, and the board has it', async ({ db }) => {
  const { apply, mine, ours, company_id, job_id, candidate } = await addApplicant(db)
  const application = await apply('センサーの電池について考えてきました。')
  expect(application).toMatchObject({
    step: 'entry',
    source: 'application',
    turn: 'company',
    is_overdue: false,
    job: { id: job_id },
    company: { id: company_id },
  })
  const { thread, messages } = await mine.messages.show({ company_id })
  expect(thread).toMatchObject({ turn: 'company' })
  expect(messages).toMatchObject([{ kind: 'application', message: 'センサーの電池について考えてきました。', attachedJob: { id: job_id } }])
  const board = await ours.applications.list({})
  expect(board).toMatchObject({ applications: [{ id: application.id, candidate: { id: candidate.id }, turn: 'company' }], counts: { entry: 1, end: 0 } })
  expect(board.jobs).toEqual([{ id: job_id, position_title: 'サーバーサイドエンジニア' }])
  expect((await mine.applications.list()).applications).toMatchObject([{ id: application.id }])
})

test('a candidate who applies twice gets the first application', async ({ db }) => {
  const { apply, mine, company_id } = await addApplicant(db)
  const first = await apply('一度目')
  expect(await apply('二度目')).toMatchObject({ id: first.id })
  expect((await mine.messages.show({ company_id })).messages.map(({ message }) => message)).toEqual(['一度目'])
})

test('a job tells a candidate who applied, and no other, that they did and until when an answer is due', async ({ db }) => {
  const { apply, candidate, recruiter, ours, job_id } = await addApplicant(db)
  const stranger = await addOpenCandidate(db)
  const shown = async ({ as }: { as: Parameters<typeof apiFor>[1] }) => (await (await apiFor(db, as)).job_offers.show({ id: job_id })).job
  expect(await shown(candidate)).toMatchObject({ is_applied_by_me: false, answer_due_at: null })
  await apply()
  expect(await shown(candidate)).toMatchObject({ is_applied_by_me: true, answer_due_at: expect.stringMatching(/^2026-11-28T/) })
  for (const other of [stranger, recruiter]) expect(await shown(other)).toMatchObject({ is_applied_by_me: false, answer_due_at: null })
  await ours.messages.send({ candidate_id: candidate.id, message: 'ありがとうございます。' })
  expect(await shown(candidate)).toMatchObject({ is_applied_by_me: true, answer_due_at: null })
})

test('the search leaves out what somebody applied for', async ({ db }) => {
  const { apply, candidate, job_id } = await addApplicant(db)
  const found = async () => {
    const api = await apiFor(db, candidate.as)
    return (await api.job_offers.search({ exclude_applied: true })).jobs.map(({ job }) => job.id)
  }
  expect(await found()).toEqual([job_id])
  await apply()
  expect(await found()).toEqual([])
})

test.for<[ApplyRefusal, (world: Awaited<ReturnType<typeof addApplicant>>, db: Parameters<typeof addApplicant>[0]) => Promise<unknown>]>([
  [
    'APPLICATIONS_CLOSED',
    ({ job_id }, db) =>
      db
        .updateTable('job_offers')
        .set({ state: 'closed', closed_at: daysAgo(1), closed_reason: 'filled' })
        .where('id', '=', job_id)
        .execute(),
  ],
  [
    'APPLICATIONS_CLOSED',
    ({ job_id }, db) =>
      db
        .updateTable('job_offers')
        .set({ confirmed_at: daysAgo(46) })
        .where('id', '=', job_id)
        .execute(),
  ],
  ['APPLICATIONS_CLOSED', ({ company_id }, db) => db.updateTable('companies').set({ end_of_contract: true }).where('id', '=', company_id).execute()],
  ['APPLICATIONS_NOT_ACCEPTED', ({ company_id }, db) => db.updateTable('companies').set({ deny_company_apply: true }).where('id', '=', company_id).execute()],
  ['COMPANY_BLOCKED', ({ company_id, mine }) => mine.blocked_companies.block({ company_id })],
  [
    'SIDE_JOB_NOT_ACCEPTED',
    async ({ job_id, candidate }, db) => {
      await db.updateTable('job_offers').set({ deny_side_job_apply: true }).where('id', '=', job_id).execute()
      await db.updateTable('candidate_profiles').set({ purpose_intention: 'find_side_job' }).where('candidate_user_id', '=', candidate.id).execute()
    },
  ],
])('%s is refused in the words that the button shows (%#)', async ([code, prepare], { db }) => {
  const world = await addApplicant(db)
  await prepare(world, db)
  await expect(world.apply()).rejects.toMatchObject({ code, status: 403, message: applyRefusals[code] })
  expect(await world.mine.applications.show({ id: world.job_id })).toMatchObject({ refusal: { code, message: applyRefusals[code] }, application: null })
  expect(await db.selectFrom('threads').selectAll().execute()).toEqual([])
})

test('a candidate who looks for both can apply where side jobs are denied', async ({ db }) => {
  const { apply, candidate } = await addApplicant(db, { deny_side_job_apply: true })
  await db.updateTable('candidate_profiles').set({ purpose_intention: 'find_both' }).where('candidate_user_id', '=', candidate.id).execute()
  expect(await apply()).toMatchObject({ step: 'entry' })
})

test('the open position can be applied for while the company takes people without a fixed role', async ({ db }) => {
  const { apply, company_id } = await addApplicant(db)
  await expect(apply('役割は問いません。', 0)).rejects.toMatchObject({ code: 'APPLICATIONS_CLOSED' })
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', company_id).execute()
  expect(await apply('役割は問いません。', 0)).toMatchObject({ job: null, company: { id: company_id } })
})

test('a draft, and what does not exist, cannot be applied for', async ({ db }) => {
  const { apply, mine } = await addApplicant(db, { state: 'draft', published_at: null, confirmed_at: null })
  await expect(apply()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mine.applications.create({ id: 2_000_000_000, message: '応募します。' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a selection goes from step to step, with who did it and what they noted, which no candidate reads', async ({ db }) => {
  const { apply, ours, mine, candidate } = await addApplicant(db)
  const { id } = await apply()
  await ours.applications.change({ id, step: 'document_screening', note: '欠測の設計がよい。' })
  const { application, history } = await ours.applications.change({ id, step: 'first_interview' })
  expect(application).toMatchObject({ step: 'first_interview', end_reason: null })
  expect(history).toMatchObject([
    { step: 'first_interview', member_name: '木下 遥', note: '' },
    { step: 'document_screening', member_name: '木下 遥', note: '欠測の設計がよい。' },
    { step: 'entry', member_name: '' },
  ])
  const seen = await mine.applications.list()
  expect(seen.applications).toMatchObject([{ step: 'entry', turn: 'company' }])
  expect(JSON.stringify([seen, await personalRows(db, candidate.id)])).not.toContain('欠測')
})

test('a selection that a colleague moved meanwhile is not moved from where it no longer stands', async ({ db }) => {
  const { apply, ours } = await addApplicant(db)
  const { id } = await apply()
  await ours.applications.change({ id, step: 'first_interview', from_step: 'entry' })
  await expect(ours.applications.change({ id, step: 'document_screening', from_step: 'entry', note: '見ました。' })).rejects.toMatchObject({
    code: 'SELECTION_MOVED',
  })
  const { application, history } = await ours.applications.show({ id })
  expect([application.step, history.length]).toEqual(['first_interview', 2])
})

test('a recruiter who ends a selection gives a reason; the candidate reads it in the conversation, and no reply is due', async ({ db }) => {
  const { apply, ours, mine, company_id } = await addApplicant(db)
  const { id } = await apply()
  await expect(ours.applications.change({ id, step: 'end' })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'end_reason' }] })
  await expect(ours.applications.change({ id, end_reason: 'rejected' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const { application } = await ours.applications.change({ id, step: 'end', end_reason: 'rejected', message: '今回は見送ります。' })
  expect(application).toMatchObject({ step: 'end', end_reason: 'rejected', notified_at: null, held_notice: { message: '今回は見送ります。' } })
  await deliverHeldNotices(db)
  expect((await ours.applications.show({ id })).application).toMatchObject({ notified_at: expect.any(String), turn: null, held_notice: null })
  const { messages, thread } = await mine.messages.show({ company_id })
  expect(messages.at(-1)).toMatchObject({ message: '今回は見送ります。', company: true, name: '木下 遥' })
  expect(thread).toMatchObject({ turn: null, answer_due_at: null })
  const told = await db.selectFrom('applications').select(['first_answered_at', 'notified_at']).executeTakeFirstOrThrow()
  expect([told.first_answered_at, told.notified_at].map((at) => Date.parse(at!))).toEqual([inAMinute, inAMinute])
  expect((await ours.applications.change({ id, step: 'end', end_reason: 'rejected', message: 'もう一度' })).history).toHaveLength(2)
  expect((await ours.applications.change({ id, step: 'offer' })).application).toMatchObject({ step: 'offer', end_reason: null, notified_at: null })
})

test('where another selection of the two goes on, its answer is still awaited', async ({ db }) => {
  const { apply, ours, mine, company_id } = await addApplicant(db)
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', company_id).execute()
  const { id } = await apply()
  await apply('こちらも。', 0)
  await ours.applications.change({ id, step: 'end', end_reason: 'not_applicable' })
  await deliverHeldNotices(db)
  expect((await mine.messages.show({ company_id })).thread).toMatchObject({ turn: 'company' })
})

test('somebody who wants no messages is told nothing in the thread, and reads the end on their own page', async ({ db }) => {
  const { apply, ours, mine, company_id } = await addApplicant(db)
  const { id } = await apply()
  await mine.messages.close({ company_id })
  await ours.applications.change({ id, step: 'end', end_reason: 'declined' })
  await deliverHeldNotices(db)
  expect((await ours.applications.show({ id })).application).toMatchObject({ step: 'end', notified_at: null, held_notice: null })
  expect((await mine.messages.show({ company_id })).messages).toHaveLength(1)
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'end', end_reason: 'declined' }])
})

test('another company, a guest who is not assigned, and a blocked company see no application', async ({ db }) => {
  const { apply, company_id, candidate, mine, ours } = await addApplicant(db)
  const { id } = await apply()
  const guest = await addMember(db, { company_id, role: 'guest' })
  const theirs = (await apiFor(db, guest.as)).company_users
  const other = (await apiFor(db, (await addMember(db)).as)).company_users
  for (const api of [theirs, other]) {
    expect(await api.applications.list({})).toMatchObject({ applications: [], jobs: [], counts: { entry: 0 } })
    await expect(api.applications.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate.id }).execute()
  expect((await theirs.applications.list({})).applications).toMatchObject([{ id }])
  await expect(theirs.applications.change({ id, step: 'offer' })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await mine.blocked_companies.block({ company_id })
  await expect(ours.applications.change({ id, step: 'offer' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
