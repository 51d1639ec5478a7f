import { sql } from 'kysely'
import type { OpenedThread } from '#contract/operations/reports/operator-reports.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../write-report.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { threadOpened } from '#server/platform/mail/texts/tickets/ticket-mails.ts'

/**
 * The only way for operators to messages: the two of an approved disclosure, for its time, one conversation. Each reading leaves a line, and at the first both
 * sides are notified.
 */
export const readDisclosedConversation = (context: OperatorContext, report_id: string): Promise<OpenedThread> =>
  inTransaction(context.db, async (db) => {
    const { now, viewer } = context
    const opening = await openOne({ ...context, db }, report_id)
    if (!opening) fail('THREAD_NOT_OPENED')
    const { id, thread_id, number, company_id, company_name, candidate_user_id, opens_until } = opening
    await recordAct({ db, now, viewer }, { act: 'read_thread', subject_kind: 'thread', subject_id: thread_id, detail: { report_id, opening_id: id } })
    await db.insertInto('report_steps').values({ report_id, at: now().toISOString(), operator_name: viewer.name, kind: 'opened' }).execute()
    if (!opening.notified_at) await tellOpening(db, opening, now())
    const messages = await db
      .selectFrom('messages')
      .select(['number', 'name', 'message', 'created_at'])
      .select(sql<'candidate' | 'company' | 'system'>`case when kind = 'system' then 'system' when company then 'company' else 'candidate' end`.as('by'))
      .where('thread_id', '=', thread_id)
      .orderBy('number')
      .execute()
    return { number, candidate_id: candidate_user_id, company_id, company_name, opens_until, messages }
  })

const openOne = ({ db, now, viewer }: OperatorContext, report_id: string) =>
  db
    .selectFrom('conversation_disclosures')
    .innerJoin('reports', 'reports.id', 'report_id')
    .innerJoin('threads', 'threads.id', 'conversation_disclosures.thread_id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(['conversation_disclosures.id', 'conversation_disclosures.thread_id', 'notified_at', 'number', 'threads.candidate_user_id', 'threads.company_id'])
    .select(['companies.name as company_name', sql<string>`opens_until`.as('opens_until')])
    .where('report_id', '=', report_id)
    .where('decision', '=', 'approved')
    .where('opens_until', '>', now().toISOString())
    .where(sql<boolean>`${viewer.id}::uuid in (asked_by, decided_by)`)
    .orderBy('decided_at', 'desc')
    .forNoKeyUpdate('conversation_disclosures')
    .executeTakeFirst()

type Opened = { id: string; thread_id: string; company_id: number; company_name: string; candidate_user_id: string | null }

/** Notifies both sides that two operators read their conversation, without naming the reporter. By mail whatever they set: it is about their secrecy. */
async function tellOpening(db: Database, { id, thread_id, company_id, company_name, candidate_user_id }: Opened, at: Date) {
  await db.updateTable('conversation_disclosures').set({ notified_at: at.toISOString() }).where('id', '=', id).execute()
  const told = { dedupe_key: `opening:${id}`, at, company_id }
  const conversation = { type: 'conversation' as const, id: candidate_user_id ?? thread_id }
  await notify(db, { ...told, kind: 'thread_opened', to: { company_id }, subject: conversation, candidate_user_id })
  if (!candidate_user_id) return
  await notify(db, { ...told, kind: 'notice', to: { candidate_user_id }, subject: { type: 'disclosure', id }, mail: null })
  const { email, email_verified_at } = await db
    .selectFrom('accounts')
    .select(['email', 'email_verified_at'])
    .where('id', '=', candidate_user_id)
    .executeTakeFirstOrThrow()
  if (email_verified_at) await sendMail(db, { to: email, account_id: candidate_user_id, ...threadOpened({ company_name }) })
}
