import { expect } from 'vitest'
import { kitStarters } from '#contract/hiring/scorecards/kit-starters.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import { addApplicant } from '../../applications/testing.ts'
import { askInterviewers } from './ask-interviewers.ts'

const slots = ['2026-11-25T10:00:00+09:00', '2026-11-26T10:00:00+09:00']
const over = () => new Date('2026-11-25T11:00:00+09:00')

/** A proposal with two interviewers and a kit. */
async function propose(db: Database) {
  const world = await addApplicant(db)
  const { company_id, ours, recruiter } = world
  const { id } = await world.apply()
  const kit = await ours.interview_kits.create(kitStarters.technical)
  const colleague = await addMember(db, { company_id, role: 'assistant', name: '和泉 亮' })
  const proposal = { id, meeting_type: 'mensetsu' as const, minutes: 60, slots }
  const meeting = await ours.meetings.propose({ ...proposal, interviewer_ids: [recruiter.id, colleague.id], kit_id: kit.id })
  const ask = async (now = over) => {
    const { sequence } = await db.selectFrom('meetings').select('sequence').where('id', '=', meeting.id).executeTakeFirstOrThrow()
    await askInterviewers({ db, now }, { meeting_id: meeting.id, sequence })
  }
  const asked = () => db.selectFrom('notifications').select(['account_id', 'detail']).where('kind', '=', 'scorecard').orderBy('account_id').execute()
  return { ...world, application_id: id, kit, colleague, proposal, meeting, ask, asked }
}

test('a meeting names its interviewers, whom the candidate does not read, and nobody is notified yet', async ({ db }) => {
  const { meeting, mine, recruiter, colleague, kit, asked } = await propose(db)
  expect(meeting).toMatchObject({ interviewers: [{ id: colleague.id, name: '和泉 亮' }, { id: recruiter.id }], kit: { id: kit.id, name: '技術面接' } })
  expect(JSON.stringify(await mine.meetings.list({}))).not.toMatch(/和泉|技術面接/)
  expect(await asked()).toEqual([])
})

test('once the meeting is over each interviewer is asked for a scorecard, once', async ({ db }) => {
  const { mine, ours, meeting, application_id, colleague, recruiter, ask, asked } = await propose(db)
  await ask()
  expect(await asked()).toEqual([])
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  await ask(() => new Date('2026-11-25T10:30:00+09:00'))
  expect(await asked()).toEqual([])
  await ask()
  await ask()
  const detail = { kit: '技術面接', meeting: '面接' }
  expect(await asked()).toEqual([recruiter.id, colleague.id].toSorted().map((account_id) => ({ account_id, detail })))
  const theirs = (await apiFor(db, { ...colleague.as, now: over })).company_users
  expect((await theirs.tasks()).scorecards).toMatchObject([{ application_id, kit_name: '技術面接' }])
  expect((await ours.applications.show({ id: application_id })).application.scorecards).toEqual({ asked: 2, submitted: 0 })
})

test('nobody is asked after a meeting that was cancelled, or once the selection has ended', async ({ db }) => {
  const { mine, ours, meeting, application_id, ask, asked } = await propose(db)
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  await ours.applications.change({ id: application_id, step: 'end', end_reason: 'rejected' })
  await ask()
  await ours.applications.change({ id: application_id, step: 'entry' })
  await ours.meetings.cancel({ id: meeting.id })
  await ask()
  expect(await asked()).toEqual([])
})

test('each member’s times stand beside the proposal, without saying with whom', async ({ db }) => {
  const { mine, ours, meeting, application_id, colleague, candidate } = await propose(db)
  const busy = async () => (await ours.meetings.interviewers({ id: application_id })).interviewers.find(({ id }) => id === colleague.id)?.busy
  expect((await busy())?.map(({ starts_at, is_offered }) => [Date.parse(starts_at), is_offered])).toEqual(slots.map((slot) => [Date.parse(slot), true]))
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  expect(await busy()).toMatchObject([{ minutes: 60, is_offered: false }])
  expect(JSON.stringify(await ours.meetings.interviewers({ id: application_id }))).not.toContain(candidate.id)
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.meetings.interviewers({ id: application_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('who does not see the candidate, or is of another company, cannot be named', async ({ db }) => {
  const { ours, proposal, company_id, kit } = await propose(db)
  const [guest, stranger] = [await addMember(db, { company_id, role: 'guest' }), await addMember(db)]
  const later = { ...proposal, slots: ['2026-11-27T10:00:00+09:00'] }
  for (const { id } of [guest, stranger])
    await expect(ours.meetings.propose({ ...later, interviewer_ids: [id] })).rejects.toMatchObject({ data: [{ field: 'interviewer_ids' }] })
  await ours.interview_kits.remove({ id: kit.id })
  const { interviewers } = await ours.meetings.interviewers({ id: proposal.id })
  await expect(ours.meetings.propose({ ...later, interviewer_ids: [interviewers[0]!.id], kit_id: kit.id })).rejects.toMatchObject({
    data: [{ field: 'kit_id' }],
  })
})

test('the interviewers can be changed until the meeting is over', async ({ db }) => {
  const { mine, ours, meeting, recruiter, application_id, ask, asked } = await propose(db)
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  const change = { id: meeting.id, interviewer_ids: [recruiter.id], kit_id: meeting.kit!.id }
  expect(await ours.meetings.change_interviewers(change)).toMatchObject({ interviewers: [{ id: recruiter.id }] })
  await ask()
  expect(await asked()).toMatchObject([{ account_id: recruiter.id }])
  const later = (await apiFor(db, { ...recruiter.as, now: over })).company_users
  await expect(later.meetings.change_interviewers(change)).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.meetings.change_interviewers(change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ours.applications.show({ id: application_id })).meetings).toMatchObject([{ interviewers: [{ id: recruiter.id }] }])
})
