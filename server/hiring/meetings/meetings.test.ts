import { expect } from 'vitest'
import { addApplicant } from '../applications/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { addCandidate, apiFor, test, today } from '#server/testing.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { remindMeeting } from './reminder/remind-meeting.ts'
import { reminderTime } from './settle-booking.ts'

const slots = ['2026-11-25T10:00:00+09:00', '2026-11-26T16:30:00+09:00']
const instants = slots.map((slot) => Date.parse(slot))

async function propose(db: Database) {
  const world = await addApplicant(db)
  const { id } = await world.apply()
  const meeting = await world.ours.meetings.propose({ id, meeting_type: 'mendan', minutes: 30, slots: slots.toReversed(), place: 'https://meet.example/abc' })
  const later = async (now: Date) => (await apiFor(db, { ...world.candidate.as, now: () => now })).candidate_users
  return { ...world, application_id: id, meeting, later }
}

test('a company offers times in the thread, the candidate books one, and both read where and when', async ({ db }) => {
  const { mine, ours, meeting, company_id, application_id } = await propose(db)
  const { messages, thread } = await mine.messages.show({ company_id })
  expect(messages.at(-1)!.message).toBe(
    '面談（選考なし）の候補日です。都合のよい日時を1つ選んでください。\n・11月25日（水）10:00〜10:30（日本時間）\n・11月26日（木）16:30〜17:00（日本時間）',
  )
  expect(thread).toMatchObject({ turn: 'candidate' })
  const { meetings } = await mine.meetings.list({ company_id })
  expect(meetings).toMatchObject([{ id: meeting.id, state: 'proposed', place: '', starts_at: null }])
  expect(meetings[0]!.slots.map((slot) => Date.parse(slot))).toEqual(instants)

  const booked = await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  expect(booked).toMatchObject({ state: 'booked', place: 'https://meet.example/abc', has_passed: false })
  expect((await mine.messages.show({ company_id })).thread).toMatchObject({ turn: null })
  expect((await ours.applications.show({ id: application_id })).meetings).toMatchObject([{ state: 'booked' }])
  expect(Date.parse((await ours.applications.list({})).applications[0]!.next_meeting_at!)).toBe(instants[0])
  expect(await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })).toMatchObject({ state: 'booked' })
  await expect(mine.meetings.book({ id: meeting.id, starts_at: slots[1]! })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
})

test('a time that was not offered, or has passed, cannot be booked; nor can one be offered', async ({ db }) => {
  const { meeting, mine, ours, application_id, later } = await propose(db)
  const refused = { code: 'INPUT_INVALID', data: [{ field: 'starts_at' }] }
  await expect(mine.meetings.book({ id: meeting.id, starts_at: '2026-11-25T11:00:00+09:00' })).rejects.toMatchObject(refused)
  const afterwards = await later(new Date('2026-11-25T12:00:00+09:00'))
  await expect(afterwards.meetings.book({ id: meeting.id, starts_at: slots[0]! })).rejects.toMatchObject(refused)
  expect((await afterwards.meetings.show({ id: meeting.id })).slots.map((slot) => Date.parse(slot))).toEqual([instants[1]])
  const proposal = { id: application_id, meeting_type: 'mendan' as const, minutes: 30 }
  await expect(ours.meetings.propose({ ...proposal, slots: ['2026-11-20T10:00:00+09:00'] })).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  await expect(ours.meetings.propose({ ...proposal, slots: ['2062-11-28T10:00:00+09:00'] })).rejects.toMatchObject({
    data: [{ message: '1年以内の日時を入力してください。' }],
  })
  await expect(ours.meetings.propose({ ...proposal, slots, time_zone: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('the calendar file is replaced by a later one of the same meeting', async ({ db }) => {
  const { mine, ours, meeting } = await propose(db)
  await expect(mine.meetings.calendar({ id: meeting.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  const file = await mine.meetings.calendar({ id: meeting.id })
  expect([file.name, file.type]).toEqual(['mebae-2026-11-25.ics', 'text/calendar; charset=utf-8'])
  const text = (await file.text()).replaceAll('\r\n ', '')
  for (const line of [
    'DTSTART:20261125T010000Z',
    'DTEND:20261125T013000Z',
    'SEQUENCE:1',
    'STATUS:CONFIRMED',
    'SUMMARY:面談（選考なし） 山田製作所',
    'LOCATION:https://meet.example/abc',
  ])
    expect(text).toContain(`${line}\r\n`)
  await ours.meetings.cancel({ id: meeting.id })
  const cancelled = await (await mine.meetings.calendar({ id: meeting.id })).text()
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(cancelled).toContain('SEQUENCE:2')
  expect(await (await ours.meetings.calendar({ id: meeting.id })).text()).toContain('STATUS:CANCELLED')
})

test('a candidate who cannot come says so, and the company’s reply is due', async ({ db }) => {
  const { mine, meeting, company_id } = await propose(db)
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  expect(await mine.meetings.decline({ id: meeting.id })).toMatchObject({ state: 'declined', place: '' })
  const { thread, messages } = await mine.messages.show({ company_id })
  expect(thread).toMatchObject({ turn: 'company' })
  expect(messages.at(-1)!.message).toContain('取り消しました')
  await expect(mine.meetings.book({ id: meeting.id, starts_at: slots[1]! })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
})

test('one reminder goes out, and none for what was taken back', async ({ db }) => {
  const { mine, meeting, later } = await propose(db)
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  const at = { db, now: () => new Date('2026-11-24T10:00:00+09:00') }
  await remindMeeting(at, { meeting_id: meeting.id, sequence: 0 })
  for (const _ of [1, 2]) await remindMeeting(at, { meeting_id: meeting.id, sequence: 1 })
  const told = (await notificationsOf(db)).map(({ kind, title, path }) => ({ kind, title, path }))
  expect(told).toEqual([
    { kind: 'reminder', title: '山田製作所との面談（選考なし）は、11月25日（水）10:00〜10:30（日本時間）です', path: `/message/meeting?id=${meeting.id}` },
  ])
  expect((await (await later(at.now())).notifications.list()).notifications).toHaveLength(1)
})

test('the reminder comes a day before, two hours before what is near, or never', () => {
  const start = new Date('2026-11-25T10:00:00+09:00')
  expect(reminderTime(start, today)).toEqual(new Date('2026-11-24T10:00:00+09:00'))
  expect(reminderTime(start, new Date('2026-11-24T12:00:00+09:00'))).toEqual(new Date('2026-11-25T08:00:00+09:00'))
  expect(reminderTime(start, new Date('2026-11-25T09:00:00+09:00'))).toBeNull()
})

test('after the first meeting the question is asked until it is answered', async ({ db }) => {
  const { mine, meeting, later } = await propose(db)
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  expect((await mine.account()).show_first_meeting_modal).toBe(false)
  await expect(mine.meetings.answer({ id: meeting.id, took_place: true, actual_type: 'mendan' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const afterwards = await later(new Date('2026-11-25T10:30:00+09:00'))
  expect((await afterwards.account()).show_first_meeting_modal).toBe(true)
  await expect(afterwards.meetings.answer({ id: meeting.id, took_place: true })).rejects.toMatchObject({ data: [{ field: 'actual_type' }] })
  expect(await afterwards.meetings.answer({ id: meeting.id, took_place: true, actual_type: 'mensetsu' })).toMatchObject({ actual_type: 'mensetsu' })
  expect((await afterwards.account()).show_first_meeting_modal).toBe(false)
})

test('a company elsewhere reads its own time beside that of Japan', () => {
  expect(meetingTime(new Date('2026-11-25T10:00:00+09:00'), { minutes: 60, time_zone: 'America/Los_Angeles' })).toMatch(
    /^11月25日（水）10:00〜11:00（日本時間）　11月24日（火）17:00〜18:00（.*太平洋.*時間）$/,
  )
})

test('nobody else reads or books a meeting', async ({ db }) => {
  const { meeting } = await propose(db)
  const { mine, ours } = await addApplicant(db)
  for (const call of [
    () => mine.meetings.show({ id: meeting.id }),
    () => mine.meetings.book({ id: meeting.id, starts_at: slots[0]! }),
    () => mine.meetings.decline({ id: meeting.id }),
    () => ours.meetings.cancel({ id: meeting.id }),
    () => ours.meetings.calendar({ id: meeting.id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a proposal that is sent again is the same one, and a time that is offered already is refused', async ({ db }) => {
  const { ours, mine, apply, company_id } = await addApplicant(db)
  const { id } = await apply()
  const offer = { id, meeting_type: 'mendan' as const, minutes: 30, slots, client_id: crypto.randomUUID() }
  const first = await ours.meetings.propose(offer)
  expect(await ours.meetings.propose(offer)).toMatchObject({ id: first.id })
  const said = (await mine.messages.show({ company_id })).messages.filter(({ kind }) => kind !== 'system')
  expect(said).toHaveLength(2)
  const again = ours.meetings.propose({ ...offer, client_id: crypto.randomUUID(), slots: ['2026-11-25T10:15:00+09:00'] })
  const message = '送信済みの候補日と重なっています：11月25日（水）10:15。別の日時を入力してください。'
  await expect(again).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'slots', message }] })
  await ours.meetings.propose({ ...offer, client_id: crypto.randomUUID(), slots: ['2026-11-25T10:30:00+09:00'] })
  await ours.meetings.cancel({ id: first.id })
  expect(await ours.meetings.propose({ ...offer, client_id: crypto.randomUUID(), slots: ['2026-11-25T10:00:00+09:00'] })).toMatchObject({ state: 'proposed' })
})

test('times of one proposal that overlap each other are refused, and so is what the member agreed to with somebody else', async ({ db }) => {
  const { ours, mine, application_id, meeting, company_id } = await propose(db)
  const offer = { id: application_id, meeting_type: 'mendan' as const, minutes: 60 }
  const refused = { code: 'INPUT_INVALID', data: [{ field: 'slots' }] }
  await expect(ours.meetings.propose({ ...offer, slots: ['2026-11-28T10:00:00+09:00', '2026-11-28T10:30:00+09:00'] })).rejects.toMatchObject(refused)
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ candidate_user_id: (await addCandidate(db)).id, company_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, company: false, client_id: thread_id, message: '応募します。' }).execute()
  const { candidate_user_id } = await db.selectFrom('threads').select('candidate_user_id').where('id', '=', thread_id).executeTakeFirstOrThrow()
  const other = await db.insertInto('applications').values({ thread_id, candidate_user_id, company_id }).returning('id').executeTakeFirstOrThrow()
  await expect(ours.meetings.propose({ ...offer, id: other.id, slots: ['2026-11-25T09:30:00+09:00'] })).rejects.toMatchObject(refused)
})
