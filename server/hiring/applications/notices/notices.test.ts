import { expect } from 'vitest'
import { waitingJobs } from '#server/platform/background/testing.ts'
import { mailsTo, notifyNow, notifiedToCandidate } from '#server/conversations/reminders/testing.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { addApplicant, deliverHeldNotices } from '../testing.ts'
import { deliverNotice } from './deliver-notice.ts'

const refused = (field: string) => ({ code: 'INPUT_INVALID', data: [{ field }] })
const message = '一次面接に進みました。'

async function anInterview(db: Parameters<typeof addApplicant>[0]) {
  const world = await addApplicant(db)
  const { id } = await world.apply()
  await world.ours.applications.change({ id, step: 'first_interview', from_step: 'entry' })
  const said = async () => {
    const { messages } = await world.mine.messages.show({ company_id: world.company_id })
    // The company's first answer also shows the contact, which the thread says.
    return messages.flatMap(({ kind, message }) => (kind === 'system' ? [] : [message]))
  }
  const parties = { candidate_id: world.candidate.id, company_id: world.company_id }
  return { ...world, id, said, parties, notice: world.ours.applications.notice }
}

test('a move alone, and one that is taken back, reach nobody: no job, no mail, no notification, no other step on the candidate’s page', async ({ db }) => {
  const { ours, mine, apply, candidate, company_id } = await addApplicant(db)
  const { id } = await apply()
  const before = await waitingJobs(db)
  await ours.applications.change({ id, step: 'offer', from_step: 'entry' })
  await ours.applications.change({ id, step: 'entry', from_step: 'offer' })
  await ours.applications.change({ id, step: 'final_interview', from_step: 'entry' })
  expect(await waitingJobs(db)).toEqual(before)
  await notifyNow(db, { candidate_id: candidate.id, company_id }, 'candidate')
  expect(await notifiedToCandidate(db, candidate.id)).toEqual([])
  expect(await mailsTo(db, { candidate_user_id: candidate.id })).toEqual([])
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'entry' }])
  expect((await mine.messages.show({ company_id })).messages).toHaveLength(1)
  expect((await ours.applications.show({ id })).application).toMatchObject({ step: 'final_interview', shown_step: 'entry', held_notice: null })
})

test('a recruiter reads the text, and the candidate gets it 60 seconds later, once, with the step on their own page', async ({ db }) => {
  const { id, notice, mine, ours, said, parties, candidate } = await anInterview(db)
  const preview = await notice.preview({ id })
  expect(preview).toMatchObject({ step: 'first_interview', is_notified: true, is_shown: false })
  expect(preview.message).toBe('「サーバーサイドエンジニア」の選考は「一次面接」に進みました。日程はあらためてご連絡します。')
  const held = await notice.send({ id, step: 'first_interview', message })
  expect(Date.parse(held.send_at) - today.getTime()).toBe(60_000)
  expect((await waitingJobs(db)).filter(({ task }) => task === 'send_selection_notice')).toHaveLength(1)

  await deliverHeldNotices(db, new Date(today.getTime() + 59_000))
  expect(await said()).toEqual(['応募します。'])
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'entry' }])
  const { id: notice_id } = await db.selectFrom('selection_notices').select('id').executeTakeFirstOrThrow()
  await deliverHeldNotices(db)
  await deliverNotice({ db, now: () => new Date(today.getTime() + 90_000) }, { notice_id })
  expect(await said()).toEqual(['応募します。', message])
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'first_interview', turn: 'candidate' }])
  expect((await ours.applications.show({ id })).application).toMatchObject({ shown_step: 'first_interview', held_notice: null })
  await notifyNow(db, parties, 'candidate')
  expect((await notifiedToCandidate(db, candidate.id)).map(({ title }) => title)).toEqual(['山田製作所の選考が「一次面接」に進みました'])
})

test('what was cancelled is never sent, and what was sent cannot be cancelled', async ({ db }) => {
  const { id, notice, said } = await anInterview(db)
  await notice.send({ id, step: 'first_interview', message: '取り消す文面' })
  await notice.cancel({ id })
  await deliverHeldNotices(db)
  expect(await said()).toEqual(['応募します。'])
  await expect(notice.cancel({ id })).rejects.toMatchObject({ code: 'NOTICE_SETTLED' })
  await notice.send({ id, step: 'first_interview', message })
  await deliverHeldNotices(db)
  await expect(notice.cancel({ id })).rejects.toMatchObject({ code: 'NOTICE_SETTLED', status: 409 })
  expect(await said()).toEqual(['応募します。', message])
})

test('sent twice, one message waits: the later text', async ({ db }) => {
  const { id, notice, said } = await anInterview(db)
  await notice.send({ id, step: 'first_interview', message: '先の文面' })
  await notice.send({ id, step: 'first_interview', message })
  expect((await notice.preview({ id })).message).toBe(message)
  await deliverHeldNotices(db)
  expect(await said()).toEqual(['応募します。', message])
})

test('a move cancels what waits about the step before, and nothing is told of a step where the selection no longer stands', async ({ db }) => {
  const { id, notice, ours, said } = await anInterview(db)
  await notice.send({ id, step: 'first_interview', message })
  await ours.applications.change({ id, step: 'entry', from_step: 'first_interview' })
  await deliverHeldNotices(db)
  expect(await said()).toEqual(['応募します。'])
  await expect(notice.send({ id, step: 'first_interview', message })).rejects.toMatchObject({ code: 'SELECTION_MOVED' })
})

test('an end is held too: taken up again within the minute, nobody learns of it', async ({ db }) => {
  const { id, notice, ours, mine, said } = await anInterview(db)
  const { application } = await ours.applications.change({ id, step: 'end', end_reason: 'rejected' })
  expect(application.held_notice).toMatchObject({ step: 'end', message: '選考の結果、今回はご縁がありませんでした。ご応募ありがとうございました。' })
  await expect(notice.cancel({ id })).rejects.toMatchObject({ code: 'NOTICE_SETTLED' })
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'entry', end_reason: null }])
  await ours.applications.change({ id, step: 'first_interview', from_step: 'end' })
  await deliverHeldNotices(db)
  expect(await said()).toEqual(['応募します。'])
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'entry', turn: 'company' }])
})

test('who blocked the company or wants no messages is told nothing, and the recruiter reads so', async ({ db }) => {
  const { id, notice, mine, company_id } = await anInterview(db)
  await notice.send({ id, step: 'first_interview', message })
  await mine.messages.close({ company_id })
  await deliverHeldNotices(db)
  expect(await db.selectFrom('selection_notices').select('outcome').execute()).toEqual([{ outcome: 'unreachable' }])
  expect((await mine.applications.list()).applications).toMatchObject([{ step: 'entry' }])
  await expect(notice.send({ id, step: 'first_interview', message })).rejects.toMatchObject(refused('message'))
})

test('a company decides per step whether and with which text; only admins do, and another company has its own', async ({ db }) => {
  const { id, notice, ours, company_id } = await anInterview(db)
  const admin = (await apiFor(db, (await addMember(db, { company_id, role: 'admin' })).as)).company_users
  const other = (await apiFor(db, (await addMember(db)).as)).company_users
  const setting = { step: 'first_interview' as const, is_notified: true, message: '{求人}：{段階}のご案内です。' }
  await expect(ours.selection_notice_settings.change({ settings: [setting] })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await admin.selection_notice_settings.change({ settings: [setting] })
  expect((await notice.preview({ id })).message).toBe('サーバーサイドエンジニア：一次面接のご案内です。')
  expect((await other.selection_notice_settings.list()).settings.find(({ step }) => step === 'first_interview')?.message).not.toBe(setting.message)
  await admin.selection_notice_settings.change({ settings: [{ ...setting, is_notified: false }] })
  expect(await notice.preview({ id })).toMatchObject({ is_notified: false })
  // The toast after a move offers to tell only what the company tells.
  expect((await ours.applications.list({})).applications.map((one) => [one.step, one.is_step_told])).toEqual([['first_interview', false]])
  await expect(notice.send({ id, step: 'first_interview', message })).rejects.toMatchObject(refused('message'))
  await expect(admin.selection_notice_settings.change({ settings: [{ ...setting, message: ' ' }] })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('an offer that nobody was told of is no answer in the public figures', async ({ db }) => {
  const { id, ours, notice } = await anInterview(db)
  await ours.applications.change({ id, step: 'offer' })
  const told = async () =>
    (await db.selectFrom('events').select('detail').where('kind', '=', 'selection_changed').orderBy('id').execute()).map(({ detail }) => detail)
  expect(await told()).toMatchObject([
    { step: 'first_interview', told: false },
    { step: 'offer', told: false },
  ])
  await notice.send({ id, step: 'offer', message: '内定をお出しします。' })
  await deliverHeldNotices(db)
  expect((await told()).at(-1)).toMatchObject({ step: 'offer', told: true })
})
