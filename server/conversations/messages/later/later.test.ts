import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import { addCandidate, addMember, apiFor, test, today } from '#server/testing.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { purgeAttachments } from '../files/attachments.ts'
import { addConversation } from '../testing.ts'
import { notifiedToCandidate } from '../../reminders/testing.ts'
import { remindSnoozed } from './remind-snoozed.ts'
import { sendScheduledMessage } from './send-scheduled-message.ts'

const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000)
const until = later(60).toISOString()
const filters = async (mine: { message_companies: (search: { filter: 'awaiting' | 'snoozed' | 'waiting' }) => Promise<{ total: number }> }) =>
  Promise.all((['awaiting', 'snoozed', 'waiting'] as const).map(async (filter) => (await mine.message_companies({ filter })).total))

test('what a candidate puts off stands apart, the company learns nothing, and one reminder comes', async ({ db }) => {
  const talk = await addConversation(db)
  await talk.answer('面談はいかがですか。')
  expect(await filters(talk.mine)).toEqual([1, 0, 0])
  const before = await talk.ours.messages.show({ candidate_id: talk.candidate_id })
  await talk.mine.messages.snooze({ company_id: talk.company_id, until })
  expect(await filters(talk.mine)).toEqual([0, 1, 0])
  expect(Date.parse((await talk.mine.messages.show({ company_id: talk.company_id })).snoozed_until!)).toBe(Date.parse(until))
  expect(await talk.ours.messages.show({ candidate_id: talk.candidate_id })).toEqual(before)
  expect(await talk.ours.message_candidates({})).toMatchObject({
    counts: { snoozed: 0, waiting: 1 },
    threads: [expect.not.objectContaining({ snoozed_until: expect.anything() })],
  })
  expect(await db.selectFrom('live_events').select('company_id').where('kind', '=', 'thread_changed').execute()).toEqual([{ company_id: null }])

  const [job] = (await waitingJobs(db)).filter(({ task }) => task === 'remind_snoozed')
  for (let run = 0; run < 2; run++) await remindSnoozed({ db, now: () => later(61) }, job!.payload as { thread_id: string; until: string })
  const told = await notifiedToCandidate(db, talk.candidate_id)
  expect(told.map(({ title }) => title)).toEqual(['山田製作所への返信を「あとで返信する」にしていました'])
})

test('a new message ends a snooze, and one that was cancelled sends no reminder', async ({ db }) => {
  const talk = await addConversation(db)
  await talk.answer('面談はいかがですか。')
  await talk.mine.messages.snooze({ company_id: talk.company_id, until })
  await talk.answer('追伸です。')
  expect(await filters(talk.mine)).toEqual([1, 0, 0])
  await talk.mine.messages.snooze({ company_id: talk.company_id, until })
  await talk.mine.messages.unsnooze({ company_id: talk.company_id })
  const [job] = (await waitingJobs(db)).filter(({ task }) => task === 'remind_snoozed')
  await remindSnoozed({ db, now: () => later(61) }, job!.payload as { thread_id: string; until: string })
  expect(await notifiedToCandidate(db, talk.candidate_id)).toEqual([])
  await expect(talk.mine.messages.snooze({ company_id: talk.company_id, until: later(-1).toISOString() })).rejects.toMatchObject({ data: [{ field: 'until' }] })
})

async function scheduled(db: Database) {
  const talk = await addConversation(db)
  await talk.answer('面談はいかがですか。')
  await talk.mine.messages.keep_draft({ company_id: talk.company_id, message: '水曜の午後は' })
  const { id } = await talk.mine.messages.schedule({ company_id: talk.company_id, message: '水曜の午後はいかがですか。', send_at: until })
  const send = (minutes = 61) => sendScheduledMessage({ db, now: () => later(minutes) }, { scheduled_message_id: id })
  return { ...talk, id, send }
}

test('a scheduled message waits unseen by the company, becomes a message once, and reads nothing that came meanwhile', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, id, send, answer } = await scheduled(db)
  expect(await mine.messages.show({ company_id })).toMatchObject({ draft: '', scheduled: [{ id, is_after_deadline: false, refusal: null }] })
  expect(JSON.stringify(await ours.messages.show({ candidate_id }))).not.toContain('水曜の午後')
  await send(59)
  expect((await ours.messages.show({ candidate_id })).messages).toHaveLength(2)
  await answer('ほかの日でも構いません。')
  for (let run = 0; run < 2; run++) await send()
  const { messages, scheduled: left } = await mine.messages.show({ company_id })
  expect(left).toEqual([])
  expect(messages.map(({ message }) => message)).toEqual(['はじめまして。', '面談はいかがですか。', 'ほかの日でも構いません。', '水曜の午後はいかがですか。'])
  expect(messages[2]!.read_at).toBeNull()
})

test('its candidate cancels it and gets its text back; a stranger cannot', async ({ db }) => {
  const { mine, company_id, id, send } = await scheduled(db)
  const stranger = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  await expect(stranger.messages.cancel_scheduled({ company_id, scheduled_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await mine.messages.cancel_scheduled({ company_id, scheduled_id: id })).toMatchObject({ message: '水曜の午後はいかがですか。' })
  await send()
  expect((await mine.messages.show({ company_id })).messages).toHaveLength(2)
  await expect(mine.messages.cancel_scheduled({ company_id, scheduled_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what its candidate takes back stands before the draft begun since', async ({ db }) => {
  const { mine, company_id, id } = await scheduled(db)
  await mine.messages.keep_draft({ company_id, message: '追伸' })
  await mine.messages.cancel_scheduled({ company_id, scheduled_id: id, as_draft: true })
  expect(await mine.messages.show({ company_id })).toMatchObject({ draft: '水曜の午後はいかがですか。\n\n追伸', scheduled: [] })
})

test('its files wait with it past the purge of unsent ones, and go with it once', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, send } = await scheduled(db)
  const file = new File(['水曜の候補'], '候補.txt')
  const { id } = await mine.messages.upload({ company_id, file })
  const stranger = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  const late = { company_id, message: '資料です。', send_at: until, attached_files: [id] }
  await expect(stranger.messages.schedule(late)).rejects.toMatchObject({ data: [{ field: 'attached_files' }] })
  const { id: scheduled_message_id, attached_files } = await mine.messages.schedule(late)
  expect(attached_files.map(({ file_name }) => file_name)).toEqual(['候補.txt'])
  expect(await mine.messages.show({ company_id })).toMatchObject({ unsent_files: [] })
  await expect(mine.messages.remove_file({ company_id, attachment_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mine.messages.send({ company_id, message: 'いま。', attached_files: [id] })).rejects.toMatchObject({ data: [{ field: 'attached_files' }] })
  await purgeAttachments({ db, now: () => later(48 * 60) })
  await send()
  for (let run = 0; run < 2; run++) await sendScheduledMessage({ db, now: () => later(61) }, { scheduled_message_id })
  const carried = (await ours.messages.show({ candidate_id })).messages.flatMap(({ attached_files }) => attached_files)
  expect(carried.map((one) => one.id)).toEqual([id])
})

test('a message taken back returns its files to the next one, which keeps them as long as new ones', async ({ db }) => {
  const { mine, company_id } = await scheduled(db)
  const { id } = await mine.messages.upload({ company_id, file: new File(['水曜の候補'], '候補.txt') })
  const { id: scheduled_id } = await mine.messages.schedule({ company_id, message: '資料です。', send_at: until, attached_files: [id] })
  await mine.messages.cancel_scheduled({ company_id, scheduled_id })
  expect((await mine.messages.show({ company_id })).unsent_files.map((one) => one.id)).toEqual([id])
  await purgeAttachments({ db, now: () => later(48 * 60) })
  expect((await mine.messages.show({ company_id })).unsent_files).toEqual([])
})

test('a time after the deadline is said, the past is refused, and the same one sent twice is one', async ({ db }) => {
  const { mine, company_id } = await scheduled(db)
  const client_id = randomUUID()
  const late = { company_id, message: '再来週に。', send_at: later(10 * 24 * 60).toISOString(), client_id }
  for (let run = 0; run < 2; run++) expect(await mine.messages.schedule(late)).toMatchObject({ is_after_deadline: true })
  expect((await mine.messages.show({ company_id })).scheduled).toHaveLength(2)
  await expect(mine.messages.schedule({ company_id, message: '昨日。', send_at: later(-1).toISOString() })).rejects.toMatchObject({
    data: [{ field: 'send_at' }],
  })
})

test('what cannot be sent any more stays with its reason, and its candidate is told', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, send } = await scheduled(db)
  await mine.messages.close({ company_id })
  for (let run = 0; run < 2; run++) await send()
  expect(await mine.messages.show({ company_id })).toMatchObject({ scheduled: [{ refusal: { code: 'THREAD_CLOSED' } }] })
  expect((await ours.messages.show({ candidate_id })).messages).toHaveLength(2)
  const told = await notifiedToCandidate(db, candidate_id)
  expect(told.map(({ title }) => title)).toEqual(['山田製作所に予約したメッセージを送れませんでした'])
})

test('a withdrawal deletes what a candidate put off or scheduled, and their export holds it', async ({ db }) => {
  const { mine, company_id, candidate_id } = await scheduled(db)
  await mine.messages.snooze({ company_id, until })
  await mine.read_receipts.change({ is_shown: true })
  const rows = await personalRows(db, candidate_id)
  expect([rows.scheduled_messages, rows.conversation_snoozes, rows.candidate_read_receipts].map((table) => table?.length)).toEqual([1, 1, 1])
  await mine.withdrawal({ reason: 2 })
  for (const table of ['scheduled_messages', 'conversation_snoozes', 'candidate_read_receipts'] as const)
    expect(await db.selectFrom(table).select('candidate_user_id').where('candidate_user_id', '=', candidate_id).execute()).toEqual([])
})

test('既読 shows only where the other side chose it, and only from then on', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, answer, say } = await addConversation(db)
  await answer('一つ目。')
  await mine.messages.read({ company_id, number: 2 })
  const shown = async () => (await ours.messages.show({ candidate_id })).messages.map(({ read_at }) => read_at !== null)
  expect(await shown()).toEqual([true, false])
  expect(await db.selectFrom('live_events').select('company_id').where('kind', '=', 'messages_read').execute()).toEqual([{ company_id: null }])
  const at = later(5)
  const chosen = (await apiFor(db, { viewer: { area: 'candidate', id: candidate_id } as never, now: () => at })).candidate_users
  await chosen.read_receipts.change({ is_shown: true })
  expect(await shown()).toEqual([true, false])
  await answer('二つ目。')
  await (await apiFor(db, { viewer: { area: 'candidate', id: candidate_id } as never, now: () => later(6) })).candidate_users.messages.read({
    company_id,
    number: 3,
  })
  expect(await shown()).toEqual([true, false, true])
  await mine.read_receipts.change({ is_shown: false })
  expect(await shown()).toEqual([true, false, false])

  await say('質問です。')
  await ours.messages.read({ candidate_id, number: 4 })
  expect((await mine.messages.show({ company_id })).messages.at(-1)).toMatchObject({ read_at: null })
  const assistant = (await apiFor(db, (await addMember(db, { company_id, role: 'guest' })).as)).company_users
  await expect(assistant.read_receipts.change({ is_shown: true })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})
