import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { purgeAttachments } from '../files/attachments.ts'
import { addConversation } from '../testing.ts'
import { mailsTo, notifiedToCandidate } from '../../reminders/testing.ts'
import { sendCompanyScheduledMessage } from './send-company-scheduled-message.ts'

const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000)
const send_at = later(60).toISOString()
const message = '25日の19時にお待ちしています。'

async function scheduled(db: Database, more: { attached_files?: string[]; client_id?: string } = {}) {
  const talk = await addConversation(db)
  const { ours, candidate_id, recruiter } = talk
  await ours.messages.keep_draft({ candidate_id, message: '25日の' })
  const { id } = await ours.messages.schedule({ candidate_id, message, send_at, ...more })
  const send = (minutes = 61) => sendCompanyScheduledMessage({ db, now: () => later(minutes) }, { company_scheduled_message_id: id })
  const said = async () => (await ours.messages.show({ candidate_id })).messages.flatMap((one) => (one.kind === 'system' ? [] : [one.message]))
  const left = async () => (await ours.messages.show({ candidate_id })).scheduled
  const told = () => db.selectFrom('notifications').select(['account_id', 'detail']).where('kind', '=', 'unsent_message').execute()
  return { ...talk, id, send, said, left, told, author: recruiter.id }
}

test('a scheduled message waits for its time, then is sent once in its author’s name', async ({ db }) => {
  const { ours, mine, company_id, candidate_id, id, send, said, left } = await scheduled(db)
  expect((await waitingJobs(db)).filter(({ task }) => task === 'send_company_scheduled_message')).toHaveLength(1)
  expect(await ours.messages.show({ candidate_id })).toMatchObject({
    draft: '',
    thread: { turn: 'company' },
    scheduled: [{ id, message, member_name: '山田', can_change: true, awaits_author: false, is_after_deadline: false, refusal: null }],
  })
  await send(59)
  expect(await said()).toEqual(['はじめまして。'])
  for (let run = 0; run < 2; run++) await send()
  expect(await said()).toEqual(['はじめまして。', message])
  expect(await left()).toEqual([])
  expect((await mine.messages.show({ company_id })).messages.at(-1)).toMatchObject({ message, name: '山田', company: true })
})

test('until it is sent it is no answer: not in the ledger, not in the turn, and nothing reaches the candidate', async ({ db }) => {
  const { mine, company_id, candidate_id, send } = await scheduled(db)
  const events = () => db.selectFrom('events').select('kind').where('kind', '=', 'message_sent').where('actor', '=', 'company').execute()
  expect(await events()).toEqual([])
  const read = JSON.stringify([await mine.messages.show({ company_id }), await mine.message_companies({}), await personalRows(db, candidate_id)])
  expect(read).not.toContain('25日の')
  expect(await db.selectFrom('live_events').select('id').where('kind', '=', 'thread_changed').where('candidate_user_id', 'is not', null).execute()).toEqual([])
  expect([await notifiedToCandidate(db, candidate_id), await mailsTo(db, { candidate_user_id: candidate_id })]).toEqual([[], []])
  await send()
  expect(await events()).toEqual([{ kind: 'message_sent' }])
  expect((await mine.messages.show({ company_id })).thread).toMatchObject({ turn: 'candidate' })
})

test('what the candidate writes in the meantime stops it, and its author sends it by setting the time again', async ({ db }) => {
  const { ours, candidate_id, id, send, said, left, say, told, author } = await scheduled(db)
  await say('すみません、25日は都合が悪くなりました。')
  expect(await left()).toMatchObject([{ awaits_author: true, refusal: null }])
  for (let run = 0; run < 2; run++) await send()
  expect(await said()).toHaveLength(2)
  expect(await left()).toMatchObject([{ message, refusal: { code: 'CANDIDATE_WROTE' } }])
  expect(await told()).toEqual([{ account_id: author, detail: { text: expect.stringContaining('候補者からメッセージが届きました') } }])
  const changed = await ours.messages.change_scheduled({ candidate_id, scheduled_id: id, message: '26日はいかがですか。', send_at: later(90).toISOString() })
  expect(changed).toMatchObject({ message: '26日はいかがですか。', awaits_author: false, refusal: null })
  await send()
  expect(await said()).toHaveLength(2)
  await send(91)
  expect((await said()).at(-1)).toBe('26日はいかがですか。')
})

test('its author takes it back and gets the text; a colleague reads it and does not touch it, and a stranger finds nothing', async ({ db }) => {
  const { ours, company_id, candidate_id, id, send, said } = await scheduled(db)
  const one = { candidate_id, scheduled_id: id }
  const colleague = (await apiFor(db, (await addMember(db, { company_id, name: '和泉' })).as)).company_users
  expect((await colleague.messages.show({ candidate_id })).scheduled).toMatchObject([{ message, member_name: '山田', can_change: false }])
  const stranger = (await apiFor(db, (await addMember(db)).as)).company_users
  for (const { messages } of [colleague, stranger]) {
    await expect(messages.cancel_scheduled(one)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(messages.change_scheduled({ ...one, message, send_at })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await ours.messages.cancel_scheduled(one)).toMatchObject({ message })
  await send()
  expect(await said()).toEqual(['はじめまして。'])
  await expect(ours.messages.cancel_scheduled(one)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what is taken back stands before the draft begun since; where it cannot, it stays scheduled and nothing is cut', async ({ db }) => {
  const { ours, mine, candidate_id, id, left } = await scheduled(db)
  const drafted = async () => (await ours.messages.show({ candidate_id })).draft
  const as_draft = { candidate_id, scheduled_id: id, as_draft: true }
  const long = 'あ'.repeat(LONGEST_MESSAGE - message.length - 1)
  await ours.messages.keep_draft({ candidate_id, message: long })
  await expect(ours.messages.cancel_scheduled(as_draft)).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'message' }] })
  expect([await drafted(), (await left()).length]).toEqual([long, 1])
  await ours.messages.keep_draft({ candidate_id, message: '追伸' })
  await ours.messages.cancel_scheduled(as_draft)
  expect([await drafted(), (await left()).length]).toEqual([`${message}\n\n追伸`, 0])

  const again = await ours.messages.schedule({ candidate_id, message, send_at })
  await mine.withdrawal({ reason: 2 })
  const { id: thread_id } = await db.selectFrom('threads').select('id').executeTakeFirstOrThrow()
  const gone = { candidate_id: thread_id, scheduled_id: again.id }
  await expect(ours.messages.cancel_scheduled({ ...gone, as_draft: true })).rejects.toMatchObject({ code: 'PARTNER_UNREACHABLE' })
  expect(await ours.messages.cancel_scheduled(gone)).toMatchObject({ message })
})

const endings: [string, string, (talk: Awaited<ReturnType<typeof scheduled>>, db: Database) => Promise<unknown>][] = [
  ['the candidate ended the conversation', 'THREAD_CLOSED', ({ mine, company_id }) => mine.messages.close({ company_id })],
  ['the candidate left', 'PARTNER_UNREACHABLE', ({ mine }) => mine.withdrawal({ reason: 2 })],
  [
    'operators restricted the author',
    'RESTRICTED',
    ({ author }, db) => db.updateTable('accounts').set({ restricted_at: today.toISOString(), restriction_reason: 'x' }).where('id', '=', author).execute(),
  ],
  [
    'the author may only read now',
    'ROLE_FORBIDDEN',
    ({ author }, db) => db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', author).execute(),
  ],
  [
    'the company is suspended',
    'COMPANY_SUSPENDED',
    ({ company_id }, db) => db.updateTable('companies').set({ state: 'suspended' }).where('id', '=', company_id).execute(),
  ],
  ['the author left the company', 'AUTHOR_LEFT', ({ author }, db) => db.deleteFrom('accounts').where('id', '=', author).execute()],
]

test.for(endings)('it is not sent and stays with its text when %s', async ([, code, end], { db }) => {
  const talk = await scheduled(db)
  await addMember(db, { company_id: talk.company_id, name: '和泉', role: 'admin' })
  const before = await db.selectFrom('messages').select('id').execute()
  await end(talk, db)
  for (let run = 0; run < 2; run++) await talk.send()
  expect(await db.selectFrom('messages').select('id').where('kind', '=', 'message').where('company', '=', true).execute()).toEqual([])
  expect(before).toHaveLength(1)
  const rows = await db.selectFrom('company_scheduled_messages').select(['message', 'refusal']).execute()
  expect(rows).toEqual([{ message, refusal: code }])
  // Nobody of a suspended company signs in: they read it in the conversation once they can again.
  expect(await talk.told()).toHaveLength(code === 'COMPANY_SUSPENDED' ? 0 : 1)
})

test('a block stops it as well, and hides the conversation', async ({ db }) => {
  const { company_id, candidate_id, send, ours, mine } = await scheduled(db)
  await mine.blocked_companies.block({ company_id })
  await send()
  expect(await db.selectFrom('company_scheduled_messages').select('refusal').execute()).toEqual([{ refusal: 'PARTNER_UNREACHABLE' }])
  await expect(ours.messages.show({ candidate_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // Neither a mail nor a notification says that the candidate is gone from here.
  expect(await db.selectFrom('notifications').select('id').where('kind', '=', 'unsent_message').execute()).toEqual([])
})

test('when its author left, a colleague takes it over', async ({ db }) => {
  const { company_id, candidate_id, id, send, author } = await scheduled(db)
  const colleague = (await apiFor(db, (await addMember(db, { company_id, name: '和泉' })).as)).company_users
  await db.deleteFrom('accounts').where('id', '=', author).execute()
  await colleague.messages.change_scheduled({ candidate_id, scheduled_id: id, message, send_at })
  await send()
  expect((await colleague.messages.show({ candidate_id })).messages.at(-1)).toMatchObject({ message, name: '和泉' })
})

test('its files wait with it past the purge of unsent ones, and come back with a message taken back', async ({ db }) => {
  const talk = await scheduled(db)
  const { ours, candidate_id } = talk
  const upload = async (name: string) => (await ours.messages.upload({ candidate_id, file: new File(['資料'], name) })).id
  const [goes, stays] = [await upload('行く.txt'), await upload('戻る.txt')]
  const of = (file: string) => ({ candidate_id, message: '資料です。', send_at, attached_files: [file] })
  const one = await ours.messages.schedule(of(goes))
  const other = await ours.messages.schedule(of(stays))
  expect((await ours.messages.show({ candidate_id })).unsent_files).toEqual([])
  await expect(ours.messages.remove_file({ candidate_id, attachment_id: goes })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await purgeAttachments({ db, now: () => later(48 * 60) })
  await ours.messages.cancel_scheduled({ candidate_id, scheduled_id: other.id })
  await sendCompanyScheduledMessage({ db, now: () => later(61) }, { company_scheduled_message_id: one.id })
  const shown = await ours.messages.show({ candidate_id })
  expect(shown.unsent_files.map(({ id }) => id)).toEqual([stays])
  expect(shown.messages.at(-1)?.attached_files.map(({ id }) => id)).toEqual([goes])
})

test('a time after the deadline is said, the past is refused, and the same one sent twice is one', async ({ db }) => {
  const { ours, candidate_id, left } = await scheduled(db)
  const late = { candidate_id, message: '再来週に。', send_at: later(10 * 24 * 60).toISOString(), client_id: randomUUID() }
  for (let run = 0; run < 2; run++) expect(await ours.messages.schedule(late)).toMatchObject({ is_after_deadline: true })
  expect(await left()).toHaveLength(2)
  await expect(ours.messages.schedule({ candidate_id, message, send_at: later(-1).toISOString() })).rejects.toMatchObject({ data: [{ field: 'send_at' }] })
})

test('what the candidate wrote after the page was loaded stops it, also where the author confirmed from an older page', async ({ db }) => {
  const { ours, mine, candidate_id, company_id, id, send, left } = await scheduled(db)
  const read_until = (await ours.messages.show({ candidate_id })).messages.at(-1)!.number
  await mine.messages.send({ company_id, message: '辞退します。' })
  expect(await ours.messages.change_scheduled({ candidate_id, scheduled_id: id, message, send_at, read_until })).toMatchObject({ awaits_author: true })
  expect(await ours.messages.schedule({ candidate_id, message, send_at, read_until })).toMatchObject({ awaits_author: true })
  await send()
  expect(await left()).toHaveLength(2)
})
