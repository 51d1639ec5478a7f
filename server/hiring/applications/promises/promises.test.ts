import { expect } from 'vitest'
import { prepareScout } from '../../scouts/testing.ts'
import { mailsTo, notifyNow, notifiedToCandidate } from '#server/conversations/reminders/testing.ts'
import { test } from '#server/testing.ts'
import { accepted, at, start } from './testing.ts'

const refused = { code: 'MEETING_PROMISED', status: 409 }

test.for([
  ['an end', 'mendan', { step: 'end', end_reason: 'rejected' }],
  ['an end without selection', 'mendan', { step: 'end', end_reason: 'not_applicable' }],
  ['the screening of documents', 'mendan', { step: 'document_screening' }],
  ['an interview', 'mendan', { step: 'first_interview' }],
  ['the screening of documents', 'mensetsu', { step: 'document_screening' }],
  ['a 面談', 'mensetsu', { step: 'casual_meeting' }],
] as const)('before the meeting, %s of an accepted %s is refused without a reason, and nothing changes', async ([, type, change], { db }) => {
  const { id, ours } = await accepted(db, type)
  const { applications } = await ours()
  const before = await applications.show({ id })
  await expect(applications.change({ id, ...change })).rejects.toMatchObject(refused)
  expect(await applications.show({ id })).toEqual(before)
  expect(before.application.promise).toMatchObject({ meeting_type: type, state: 'open', reason: null })
})

test('the promised kind can be offered, another one needs a reason; times go out once', async ({ db }) => {
  const { id, ours } = await accepted(db)
  const { meetings } = await ours()
  const other = { id, meeting_type: 'mensetsu' as const, minutes: 30, slots: [start] }
  await expect(meetings.propose(other)).rejects.toMatchObject(refused)
  expect(await meetings.propose({ ...other, meeting_type: 'mendan', slots: ['2026-11-26T10:00:00+09:00'] })).toMatchObject({ meeting_type: 'mendan' })
  expect(await meetings.propose({ ...other, promise_reason: 'position_closed' })).toMatchObject({ meeting_type: 'mensetsu' })
})

test('a step that the promise rules out is not told to the candidate either', async ({ db }) => {
  const { id, ours } = await accepted(db)
  await db.updateTable('applications').set({ step: 'document_screening' }).where('id', '=', id).execute()
  await expect((await ours()).applications.notice.send({ id, step: 'document_screening', message: '書類選考に進みました。' })).rejects.toMatchObject(refused)
})

test('after the meeting the selection goes on as the company likes, and the promise is kept', async ({ db }) => {
  const { id, ours, meet, figures } = await accepted(db)
  await meet()
  const during = (await ours(new Date('2026-11-25T10:10:00+09:00'))).applications
  await expect(during.change({ id, step: 'document_screening' })).rejects.toMatchObject(refused)
  const after = (await ours(new Date('2026-11-25T10:30:00+09:00'))).applications
  expect(await after.change({ id, step: 'end', end_reason: 'rejected' })).toMatchObject({ application: { promise: { state: 'over' } } })
  expect(await figures(5)).toMatchObject({ promises: 1, kept_promises: 1 })
})

test('a meeting of another kind, one that was cancelled, and one that lies ahead keep no promise', async ({ db }) => {
  const { id, ours, meet } = await accepted(db, 'mensetsu')
  const meeting_id = await meet()
  await expect((await ours()).applications.change({ id, step: 'document_screening' })).rejects.toMatchObject(refused)
  await (await ours()).meetings.cancel({ id: meeting_id })
  await expect((await ours(at(10))).applications.change({ id, step: 'document_screening' })).rejects.toMatchObject(refused)
})

test('who rejects with a reason is told that it counts, the candidate reads it a minute later, and what was agreed is cancelled', async ({ db }) => {
  const { id, ours, mine, meet, tell, figures, person, company_id } = await accepted(db)
  const meeting_id = await meet()
  const ended = await (await ours()).applications.change({ id, step: 'end', end_reason: 'rejected', promise_reason: 'position_closed' })
  expect(ended.application.promise).toMatchObject({ state: 'released', reason: 'position_closed', notified_at: null })
  expect((await (await mine()).applications.list()).applications[0]!.promise).toMatchObject({ reason: null })
  await tell()
  const { messages } = await (await mine()).messages.show({ company_id })
  expect(messages.at(-1)).toMatchObject({
    kind: 'system',
    message: expect.stringContaining('面談（選考なし）を行わない理由を「募集を終了した」と記録しました。'),
  })
  expect(await (await mine()).meetings.show({ id: meeting_id })).toMatchObject({ state: 'cancelled' })
  expect((await (await mine()).applications.list()).applications[0]!.promise).toMatchObject({ reason: 'position_closed', state: 'released' })
  await notifyNow(db, { candidate_id: person.id, company_id }, 'candidate', at(1))
  expect(await notifiedToCandidate(db, person.id)).toContainEqual(
    expect.objectContaining({ title: '山田製作所が、約束した面談・面接を行わない理由を記録しました' }),
  )
  expect(await mailsTo(db, { candidate_user_id: person.id })).not.toEqual([])
  expect(await figures(5)).toMatchObject({ promises: 1, kept_promises: 0 })
})

test('taken back within the minute, the candidate reads nothing and the meeting is owed again', async ({ db }) => {
  const { id, ours, mine, tell, figures, company_id } = await accepted(db)
  const { applications } = await ours()
  const { messages } = await (await mine()).messages.show({ company_id })
  await applications.change({ id, step: 'document_screening', promise_reason: 'position_closed' })
  await applications.change({ id, step: 'casual_meeting' })
  await applications.change({ id, promise_reason: 'candidate_declined', note: '電話で辞退' })
  expect(await applications.change({ id, promise_reason: null })).toMatchObject({ application: { promise: { state: 'open', reason: null } } })
  await tell()
  expect((await (await mine()).messages.show({ company_id })).messages).toEqual(messages)
  await expect(applications.change({ id, step: 'document_screening' })).rejects.toMatchObject(refused)
  expect(await figures(3)).toMatchObject({ promises: 0 })
})

test('a decline that the candidate contradicts counts as broken, once, and both read it', async ({ db }) => {
  const { id, ours, mine, tell, figures, company_id } = await accepted(db)
  await (await ours()).applications.change({ id, step: 'end', end_reason: 'declined' })
  await expect((await mine()).applications.dispute_promise_reason({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await tell()
  expect(await figures(1)).toMatchObject({ promises: 0 })
  const { applications } = await mine(at(1))
  expect(await applications.dispute_promise_reason({ id })).toMatchObject({ reason: 'candidate_declined', disputed_at: expect.any(String) })
  await applications.dispute_promise_reason({ id })
  expect(await figures(2)).toMatchObject({ promises: 1, kept_promises: 0 })
  const said = (await (await mine()).messages.show({ company_id })).messages.filter(({ message }) => message.includes('事実と違うと申し出ました'))
  expect(said).toHaveLength(1)
  expect((await (await ours()).applications.show({ id })).application.promise).toMatchObject({ disputed_at: expect.any(String) })
})

test('nobody is absent before the meeting began; afterwards the reason excuses', async ({ db }) => {
  const { id, ours, meet, figures } = await accepted(db)
  const absent = { id, step: 'end', end_reason: 'rejected', promise_reason: 'candidate_absent' } as const
  await expect((await ours()).applications.change(absent)).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'promise_reason' }] })
  await meet()
  await expect((await ours()).applications.change(absent)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await (await ours(at(5))).applications.change(absent)
  expect(await figures(6)).toMatchObject({ promises: 0 })
})

test('a candidate who was rejected for a job is taken up again by accepting a scout for it', async ({ db }) => {
  const { scout, deliver, candidate, company, company_id, job_id } = await prepareScout(db)
  await scout()
  await deliver()
  const { id } = await candidate.applications.create({ id: job_id, company_id, message: '' })
  await company.applications.change({ id, step: 'end', end_reason: 'rejected' })
  await candidate.scouts.accept({ company_id, message: '' })
  expect(await company.applications.show({ id })).toMatchObject({ application: { step: 'casual_meeting', held_notice: null, promise: { state: 'open' } } })
  await expect(company.applications.change({ id, step: 'end', end_reason: 'rejected' })).rejects.toMatchObject(refused)
})

test('a candidate who ended the conversation is owed nothing any more', async ({ db }) => {
  const { id, ours, mine, company_id } = await accepted(db)
  await (await mine()).messages.close({ company_id })
  expect(await (await ours()).applications.change({ id, step: 'end', end_reason: 'rejected' })).toMatchObject({ application: { promise: { state: 'left' } } })
})
