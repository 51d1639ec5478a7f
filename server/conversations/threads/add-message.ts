import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'
import { TRIES } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storedParts } from '#server/accounts/candidate-names/shown-parts.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'

/** Until when an answer is awaited, in days: what is overdue here is what the figures count. */
export const ANSWER_DAYS = responseRules.answer / responseRules.day

export type NewMessage = {
  thread: { id: string; candidate_user_id: string | null; company_id: number }
  /** The id that the sender gives it: no other message of the conversation has it. */
  client_id: string
  company: boolean
  name: string
  company_user_id?: string
  message: string
  job_id?: number | null
  /** `system`: what the system notes for both to read; nobody's turn changes with it. */
  kind?: 'message' | 'scout' | 'application' | 'system'
  /** What happened beside the words. */
  about?: 'meeting' | 'result' | 'scout_accepted' | 'promise' | 'job_changed' | 'offer'
}

/** A side whose reply is already due stays due since then. */
const turnTo = (turn: 'candidate' | 'company', at: string) => ({
  turn,
  turn_since: sql<string>`case when turn = ${turn} then turn_since else ${at}::timestamptz end`,
  answer_due_at: sql<string>`case when turn = ${turn} then answer_due_at else ${at}::timestamptz + make_interval(days => ${ANSWER_DAYS}) end`,
})

/**
 * Puts a message at the end of a thread that the transaction holds (`lockConversation`). Whether somebody may write here, and whether this was said already, was asked
 * before: a second message of one `client_id` breaks its unique index.
 */
export async function addMessage(db: Database, now: Date, { thread, kind = 'message', ...message }: NewMessage) {
  const { id: thread_id, candidate_user_id, company_id } = thread
  // Said before the answer itself, which stays the last word. A refusal is no answer that somebody wants to be called after.
  if (message.company && kind === 'message' && message.about !== 'result') await revealContactAfterAnswer(db, now, thread)
  const at = now.toISOString()
  const sender = message.company ? 'company' : 'candidate'
  const other = message.company ? 'candidate' : 'company'
  const job_id = message.job_id ?? null
  const added = await db
    .with('place', (db) =>
      db
        .updateTable('threads')
        .set({
          last_number: sql`last_number + 1`,
          last_message_at: at,
          ...(kind === 'system' ? {} : turnTo(other, at)),
          candidate_archived_at: null,
          company_archived_at: null,
        })
        .where('id', '=', thread_id)
        .returning('last_number as number'),
    )
    .insertInto('messages')
    .values({
      ...message,
      kind,
      thread_id,
      number: sql<number>`(select number from place)`,
      created_at: at,
      attached_job_id: job_id,
      attached_job_name: sql`coalesce((select position_title from job_offers where id = ${job_id}), '')`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  // What a company says after an application is its answer.
  if (message.company && kind === 'message')
    await db.updateTable('applications').set({ first_answered_at: at }).where('thread_id', '=', thread_id).where('first_answered_at', 'is', null).execute()
  await db
    .insertInto('events')
    .values({
      kind: 'message_sent',
      at,
      actor: sender,
      candidate_user_id,
      company_id,
      job_id,
      detail: JSON.stringify({ message_id: added.id, kind, by_member: Boolean(message.company_user_id), ...(message.company ? wordsOf(message.message) : {}) }),
    })
    .execute()
  // The delivery of a scout sends its own notification.
  if (kind !== 'scout') {
    await tellSoon(db, thread_id, other, now)
    const detail = { message_id: added.id, number: added.number, sender, kind, candidate_id: candidate_user_id, job_id }
    await recordEvent(db, { company_id, type: 'message.created', at: now, candidate_user_id, detail })
  }
  // When a scout is delivered is told to nobody of the company: it would tell what the candidate set.
  const parties = kind === 'scout' ? { candidate_user_id } : { candidate_user_id, company_id }
  await publishLive(db, [{ thread_id, ...parties, kind: 'message_added', detail: { message_id: added.id, number: added.number } }])
  return added
}

/** A candidate who shared their contact for after the first answer shows it now: in the ledger as their own act, and in the thread. */
async function revealContactAfterAnswer(db: Database, now: Date, thread: NewMessage['thread']) {
  const { candidate_user_id, company_id } = thread
  const shown = await db
    .updateTable('reveals')
    .set({
      parts: sql<string[]>`${storedParts} || array['contact']`,
      level: sql<string>`case when array['name', 'career'] <@ ${storedParts} then 'contact' else reveals.level end`,
      contact_after_answer: false,
    })
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .where('contact_after_answer', '=', true)
    .returning('parts')
    .executeTakeFirst()
  if (!shown) return
  await db
    .insertInto('events')
    .values({
      kind: 'reveal_granted',
      at: now.toISOString(),
      actor: 'candidate',
      candidate_user_id,
      company_id,
      detail: JSON.stringify({ parts: ['contact'] }),
    })
    .execute()
  const message = '応募のときの設定により、求職者の連絡先が見えるようになりました。'
  await addMessage(db, now, { thread, client_id: randomUUID(), company: false, name: '', message, kind: 'system' })
}

/** Messages that follow each other within this time cause one notification, and a recipient who reads them before gets none. */
export const GATHERED = 60_000

/** Lets one side of a thread be told, after the commit of `db`'s transaction, of what is new and unread by then. */
const tellSoon = (db: Database, thread_id: string, side: 'candidate' | 'company', now: Date) =>
  sql`select from notify_conversation_soon(${thread_id}::uuid, ${side}, ${new Date(now.getTime() + GATHERED)}, ${TRIES})`.execute(db)

/** What the response ledger keeps of a message in place of its words: how many letters, and a key that is the same for the same words, to whomever they are addressed. */
export function wordsOf(message: string) {
  const letters = lettersOf(message)
  const words = lettersOf(message.replace(salutation, '').replaceAll(quoted, '')) || letters
  return { letters: [...letters].length, text_key: words && createHash('sha256').update(words).digest('base64url').slice(0, 16) }
}

/** What a template fills in for each candidate: whom it addresses, and the job in its brackets (contract/conversations/templates/placeholders.ts). */
const salutation = /^[^\n。]{1,60}?(?:さん|様|さま|殿)(?=[\s、。]|$)/u
const quoted = /「[^」\n]{1,200}」/gu

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
