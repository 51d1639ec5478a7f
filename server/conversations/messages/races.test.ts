import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor } from '#server/testing.ts'
import { sendCompanyScheduledMessage } from './scheduled/send-company-scheduled-message.ts'
import { addConversation } from './testing.ts'

/** The 10,000 of threats.md T34 take minutes: `RACES=10000`. */
const RACES = Number(process.env.RACES ?? 8)

const stored = async (db: Database) =>
  (
    await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
type Refusal = { code: string }
const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'sent',
    ({ code }: Refusal) => code,
  )

/** All begin at one moment; what the sends answered, and whether anything was stored after `end` was answered. */
async function race(db: Database, sends: (() => Promise<unknown>)[], end: () => Promise<unknown>) {
  const gate = Promise.withResolvers<void>()
  const begin = async <Result>(act: () => Promise<Result>) => {
    await gate.promise
    return act()
  }
  const half = sends.length / 2
  const early = sends.slice(0, half).map((send) => outcome(begin(send)))
  const ended = begin(end).then(() => stored(db))
  const late = sends.slice(half).map((send) => outcome(begin(send)))
  gate.resolve()
  const storedWhenAnswered = await ended
  const codes = await Promise.all([...early, ...late])
  return { codes, storedAfter: (await stored(db)) - storedWhenAnswered }
}

const many = (send: () => Promise<unknown>) => Array.from({ length: 4 }, () => send)

test('however a block and sends meet, nothing arrives after the block is answered', async ({ db }) => {
  const { mine, company_id, answer } = await addConversation(db)
  for (let trial = 0; trial < RACES; trial++) {
    const { codes, storedAfter } = await race(
      db,
      many(() => answer('お返事です。')),
      () => mine.blocked_companies.block({ company_id }),
    )
    expect(storedAfter).toBe(0)
    expect(codes.filter((code) => !['sent', 'NOT_FOUND'].includes(code))).toEqual([])
    await mine.blocked_companies.unblock({ company_id })
  }
})

test('however 今後返信しない and sends meet, nothing arrives after it is answered', async ({ db }) => {
  const { mine, company_id, answer } = await addConversation(db)
  for (let trial = 0; trial < RACES; trial++) {
    const { codes, storedAfter } = await race(
      db,
      many(() => answer('お返事です。')),
      () => mine.messages.close({ company_id }),
    )
    expect(storedAfter).toBe(0)
    expect(codes.filter((code) => !['sent', 'THREAD_CLOSED'].includes(code))).toEqual([])
    await mine.messages.reopen({ company_id })
  }
})

test('however a removal from the company and sends meet, nothing arrives after the removal', async ({ db }) => {
  const { company_id, candidate_id } = await addConversation(db)
  for (let trial = 0; trial < RACES; trial++) {
    const leaver = await addMember(db, { company_id, role: 'recruiter' })
    const theirs = (await apiFor(db, leaver.as)).company_users
    const send = () => theirs.messages.send({ candidate_id, message: 'お返事です。' })
    const { codes, storedAfter } = await race(db, many(send), () => db.deleteFrom('accounts').where('id', '=', leaver.id).execute())
    expect(storedAfter).toBe(0)
    expect(codes.filter((code) => !['sent', 'SIGN_IN_REQUIRED'].includes(code))).toEqual([])
  }
})

test('however a role that is taken and sends meet, nothing arrives after it is taken', async ({ db }) => {
  const { company_id, candidate_id } = await addConversation(db)
  for (let trial = 0; trial < RACES; trial++) {
    const member = await addMember(db, { company_id, role: 'recruiter' })
    const theirs = (await apiFor(db, member.as)).company_users
    const send = () => theirs.messages.send({ candidate_id, message: 'お返事です。' })
    const { codes, storedAfter } = await race(db, many(send), () =>
      db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', member.id).execute(),
    )
    expect(storedAfter).toBe(0)
    expect(codes.filter((code) => !['sent', 'ROLE_FORBIDDEN'].includes(code))).toEqual([])
  }
})

test('however a withdrawal and words from both sides meet, nothing the person wrote is left', async ({ db }) => {
  for (let trial = 0; trial < RACES / 2; trial++) {
    const { candidate, say, answer } = await addConversation(db)
    const { withdrawal } = (await apiFor(db, candidate.as)).candidate_users
    const sends = [() => say('わたしの言葉'), () => answer('お返事です。'), () => say('わたしの言葉'), () => answer('お返事です。')]
    const { codes, storedAfter } = await race(db, sends, () => withdrawal({ reason: 1 }))
    expect(storedAfter).toBe(0)
    expect(codes.filter((code) => !['sent', 'SIGN_IN_REQUIRED', 'NOT_FOUND', 'PARTNER_UNREACHABLE'].includes(code))).toEqual([])
    const left = await db.selectFrom('messages').select('message').where('company', '=', false).where('message', '<>', '').execute()
    expect(left).toEqual([])
  }
})

test('fifty at once under one name are one message, and fifty under names of their own are fifty in one order', async ({ db }) => {
  const { mine, company_id, say } = await addConversation(db)
  const client_id = randomUUID()
  const same = await Promise.all(Array.from({ length: 50 }, () => say('一度だけ', client_id)))
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
  await Promise.all(Array.from({ length: 50 }, (_, index) => say(`${index}`)))
  const { messages } = await mine.messages.show({ company_id, per_page: 100 })
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 52 }, (_, index) => index + 1))
})

test('a scheduled message that several workers send at once is sent once', async ({ db }) => {
  const { ours, candidate_id } = await addConversation(db)
  const at = new Date(Date.now() + 60_000)
  const { id: company_scheduled_message_id } = await ours.messages.schedule({ candidate_id, message: '予約したメッセージ', send_at: at.toISOString() })
  const before = await stored(db)
  await Promise.all(Array.from({ length: 4 }, () => sendCompanyScheduledMessage({ db, now: () => at }, { company_scheduled_message_id })))
  expect((await stored(db)) - before).toBe(1)
})
