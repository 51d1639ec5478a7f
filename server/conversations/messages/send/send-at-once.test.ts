import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { candidateName } from '#server/accounts/candidate-names/candidate-label.ts'
import { isOfMember } from '#server/accounts/conversation-access/threads-of.ts'
import { factorStands } from '#server/accounts/sessions/factors/has-factor.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { addJob, contextOf, test, today } from '#server/testing.ts'
import { addConversation } from '../testing.ts'
import { refusalOfWriting } from '../../threads/writing-refusal.ts'
import { sendAtOnce } from './send-at-once.ts'
import { addEndpoint } from '#server/notifications/webhooks/testing.ts'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A rule of the code as the database's function writes it: its values stand in it, or the name of a parameter in place of one. */
function written(db: Database, rule: RawBuilder<unknown>, names: Record<string, string> = {}) {
  const { sql: text, parameters } = rule.compile(db)
  const valueOf = (value: unknown) => names[String(value)] ?? (typeof value === 'number' ? String(value) : `'${String(value)}'`)
  return plain(text.replaceAll(/\$(\d+)/g, (_, number: string) => valueOf(parameters[Number(number) - 1])))
}

test('the function that sends at once holds the rules of the code, word for word', async ({ db }) => {
  const { rows } = await sql<{ text: string }>`select prosrc as text from pg_proc where proname = 'send_messages'`.execute(db)
  const text = plain(rows[0]!.text)
  const member = { company_id: 77, id: '{id}', role: '{role}' }
  expect(text).toContain(written(db, isOfMember(member), { 77: 'asked.company', '{id}': 'asked.member', '{role}': 'asked.role' }))
  expect(text).toContain(written(db, refusalOfWriting('candidate', today)))
  expect(text).toContain(written(db, refusalOfWriting('company', today), { [japanDay(today)]: 'p_today' }))
  expect(text).toContain(written(db, candidateName))
  expect(text).toContain(written(db, factorStands))
})

/** The conversation, and each side's plain message, tried at once only. */
async function talkAtOnce(db: Database) {
  const talk = await addConversation(db)
  const { candidate, recruiter, company_id, candidate_id } = talk
  const context = await contextOf(db)
  const from = async (side: 'candidate' | 'company', said: object = {}) => {
    const viewer = side === 'candidate' ? candidate.viewer : recruiter.viewer
    const partner = side === 'candidate' ? { company_id } : { candidate_id }
    const client_id = crypto.randomUUID()
    return sendAtOnce({ ...context, viewer }, partner, { message: 'はい。', client_id, ...said })
  }
  return { ...talk, from }
}

test('a plain message of either side is sent at once, and leaves what the general way leaves', async ({ db }) => {
  const { from, mine, ours, company_id, candidate_id, say, answer } = await talkAtOnce(db)
  const left = async () => {
    const { rows: messages } =
      await sql`select company, name, message, kind, about, attached_job_name, read_at is not null as read from messages order by number`.execute(db)
    const { rows: events } = await sql`select kind, actor, detail - 'message_id' as detail from events where kind = 'message_sent' order by id`.execute(db)
    const { rows: live } = await sql`select kind, detail - 'message_id' as detail from live_events where thread_id is not null order by id`.execute(db)
    const { rows: jobs } = await sql`select payload - 'thread_id' as payload, max_attempts, revision from
      (select payload::jsonb, max_attempts, revision from graphile_worker._private_jobs where payload->>'thread_id' is not null) as jobs order by 1`.execute(db)
    const { rows: threads } = await sql`select last_number, turn from threads`.execute(db)
    return {
      messages: messages.slice(-2),
      events: events.slice(-2),
      live: live.slice(-2).map((row) => JSON.stringify(row).replaceAll(/"number": ?\d+/g, '')),
      jobs,
      turn: threads,
    }
  }
  await mine.messages.keep_draft({ company_id, message: 'はい。' })
  const answered = await from('company')
  expect((await ours.messages.show({ candidate_id })).messages.at(-1)).toEqual(answered)
  const said = await from('candidate')
  const atOnce = await left()
  expect((await mine.messages.show({ company_id })).draft).toBe('')
  expect((await mine.messages.show({ company_id })).messages.at(-1)).toEqual(said)
  // A message without a client id takes the general way.
  await answer('はい。')
  await say('はい。')
  const longWay = await left()
  expect({ ...longWay, turn: [{ last_number: 3, turn: 'company' }] }).toEqual(atOnce)
})

test('what is unusual is not sent at once', async ({ db }) => {
  const { from, recruiter, candidate, mine, company_id } = await talkAtOnce(db)
  const { id: job_id } = await addJob(db, { company_id })
  const { client_id } = (await from('candidate'))!
  expect(await from('candidate', { client_id })).toBeUndefined()
  expect(await from('candidate', { job_id })).toBeUndefined()
  expect(await from('candidate', { attached_files: [crypto.randomUUID()] })).toBeUndefined()
  expect(await from('candidate', { client_id: undefined })).toBeUndefined()

  const unlessItIs = async (change: Promise<unknown>, back: () => Promise<unknown>, sides: ('candidate' | 'company')[]) => {
    await change
    for (const side of sides) expect(await from(side)).toBeUndefined()
    await back()
    for (const side of sides) expect(await from(side)).toBeDefined()
  }
  const set = (table: 'accounts' | 'companies' | 'company_users', id: string | number, values: object) =>
    db
      .updateTable(table)
      .set(values)
      .where('id', '=', id as never)
      .execute()
  const at = today.toISOString()
  await unlessItIs(mine.blocked_companies.block({ company_id }), () => db.deleteFrom('blocked_companies').execute(), ['company'])
  await unlessItIs(set('accounts', candidate.id, { restricted_at: at }), () => set('accounts', candidate.id, { restricted_at: null }), ['candidate', 'company'])
  await unlessItIs(set('accounts', recruiter.id, { restricted_at: at }), () => set('accounts', recruiter.id, { restricted_at: null }), ['company'])
  await unlessItIs(set('company_users', recruiter.id, { role: 'guest' }), () => set('company_users', recruiter.id, { role: recruiter.viewer.role }), [
    'company',
  ])
  await unlessItIs(set('companies', company_id, { state: 'suspended' }), () => set('companies', company_id, { state: 'active' }), ['candidate', 'company'])
  await unlessItIs(set('companies', company_id, { end_of_contract: true }), () => set('companies', company_id, { end_of_contract: false }), [
    'candidate',
    'company',
  ])
  await unlessItIs(mine.messages.close({ company_id }), () => mine.messages.reopen({ company_id }), ['candidate', 'company'])
  await addEndpoint(db, company_id, 'https://hooks.example/')
  expect(await from('candidate')).toBeUndefined()
  await db.deleteFrom('webhook_endpoints').execute()
  await db.deleteFrom('sessions').execute()
  expect([await from('candidate'), await from('company')]).toEqual([undefined, undefined])
})
