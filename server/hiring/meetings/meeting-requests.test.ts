import { expect } from 'vitest'
import { addApplicant } from '../applications/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addMember, apiFor, test } from '#server/testing.ts'

const offered = ['2026-11-25T10:00:00+09:00', '2026-11-26T16:30:00+09:00']
const wanted = ['2026-11-27T19:00:00+09:00', '2026-11-28T11:00:00+09:00']

async function requested(db: Database) {
  const world = await addApplicant(db)
  const { id: application_id } = await world.apply()
  const { id } = await world.ours.meetings.propose({
    id: application_id,
    meeting_type: 'mendan',
    minutes: 30,
    slots: offered,
    place: 'https://meet.example/abc',
  })
  const meeting = await world.mine.meetings.request({ id, slots: wanted.toReversed(), note: '平日は19時以降が助かります。' })
  return { ...world, application_id, id, meeting, request_id: meeting.requests[0]!.id }
}

test('a candidate offers other times, the company takes one, and both read it in the conversation', async ({ db }) => {
  const { mine, ours, company_id, application_id, id, request_id } = await requested(db)
  const { messages, thread } = await mine.messages.show({ company_id })
  expect(messages.at(-1)).toMatchObject({
    company: false,
    message: '別の日時を提案します。\n・11月27日（金）19:00〜19:30（日本時間）\n・11月28日（土）11:00〜11:30（日本時間）\n\n平日は19時以降が助かります。',
  })
  expect(thread).toMatchObject({ turn: 'company' })
  const [theirs] = (await ours.applications.show({ id: application_id })).meetings
  expect(theirs!.requests).toMatchObject([{ id: request_id, state: 'open', message_id: messages.at(-1)!.id }])

  const taken = await ours.meetings.accept_request({ id, request_id, starts_at: wanted[0]! })
  expect(taken).toMatchObject({ state: 'booked', place: 'https://meet.example/abc', requests: [{ state: 'accepted' }] })
  expect(await ours.meetings.accept_request({ id, request_id, starts_at: wanted[0]! })).toMatchObject({ state: 'booked' })
  const after = await mine.messages.show({ company_id })
  expect(after.thread).toMatchObject({ turn: null })
  const [read] = (await mine.meetings.list({ company_id })).meetings
  expect(read).toMatchObject({ state: 'booked', requests: [{ state: 'accepted', answer_message_id: after.messages.at(-1)!.id }] })
  expect(Date.parse(read!.starts_at!)).toBe(Date.parse(wanted[0]!))
  expect(await db.selectFrom('events').select('actor').where('kind', '=', 'meeting_changed').orderBy('id').execute()).toEqual([
    { actor: 'company' },
    { actor: 'candidate' },
    { actor: 'company' },
  ])
})

test('the company declines with words, and what it offered itself can still be chosen', async ({ db }) => {
  const { mine, ours, company_id, id, request_id } = await requested(db)
  await ours.meetings.decline_request({ id, request_id, answer: 'その週は全員が出張です。' })
  expect((await mine.messages.show({ company_id })).messages.at(-1)!.message).toContain('その週は全員が出張です。')
  await expect(ours.meetings.accept_request({ id, request_id, starts_at: wanted[0]! })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
  expect(await mine.meetings.book({ id, starts_at: offered[0]! })).toMatchObject({
    state: 'booked',
    requests: [{ state: 'declined', answer: 'その週は全員が出張です。' }],
  })
})

test('a newer offer, and a booking, take the place of an open offer', async ({ db }) => {
  const { mine, id, ours, request_id } = await requested(db)
  const again = await mine.meetings.request({ id, slots: ['2026-11-30T10:00:00+09:00'] })
  expect(again.requests.map(({ state }) => state)).toEqual(['open', 'withdrawn'])
  await expect(ours.meetings.accept_request({ id, request_id, starts_at: wanted[0]! })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
  expect((await mine.meetings.book({ id, starts_at: offered[0]! })).requests.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  await expect(mine.meetings.request({ id, slots: wanted })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
})

test('the same offer sent twice is one, times that passed are refused, and no time that was not offered is taken', async ({ db }) => {
  const { mine, ours, id, request_id, company_id } = await requested(db)
  const client_id = '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10'
  for (let sent = 0; sent < 2; sent++) await mine.meetings.request({ id, slots: ['2026-11-30T10:00:00+09:00'], client_id })
  expect((await mine.messages.show({ company_id })).messages.filter(({ message }) => message.startsWith('別の日時'))).toHaveLength(2)
  await expect(mine.meetings.request({ id, slots: ['2026-11-20T10:00:00+09:00'] })).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  const [open] = (await mine.meetings.show({ id })).requests
  await expect(ours.meetings.accept_request({ id, request_id: open!.id, starts_at: offered[0]! })).rejects.toMatchObject({ data: [{ field: 'starts_at' }] })
  expect(request_id).not.toBe(open!.id)
})

test('strangers of both sides cannot answer or offer, and the offer goes with its candidate', async ({ db }) => {
  const { candidate, id, request_id, mine } = await requested(db)
  const other = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  await expect(other.meetings.request({ id, slots: wanted })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const theirs = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(theirs.meetings.decline_request({ id, request_id, answer: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await mine.withdrawal({ reason: 2 })
  expect(await db.selectFrom('meeting_requests').select('id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])
})
