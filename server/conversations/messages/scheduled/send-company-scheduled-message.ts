import { type Selectable, sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import type { CompanyRole, CompanyState } from '#contract/accounts/members/company-roles.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { lockForNotification } from '../../reminders/lock-for-notification.ts'
import { addMessage } from '../../threads/add-message.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { candidateWrote, reasonOf, type ScheduledRefusal } from './company-scheduled-messages.ts'

type Later = Selectable<DB['company_scheduled_messages']>

/**
 * Sends a member's scheduled message once: the row is deleted in the transaction that adds the message. Where it may not be said any more, or the candidate wrote since,
 * the row stays with the reason, and its author gets a notification.
 */
export const sendCompanyScheduledMessage = (
  { db, now }: Pick<TaskRun, 'db' | 'now'>,
  { company_scheduled_message_id }: { company_scheduled_message_id: string },
) =>
  inTransaction(db, async (db) => {
    const known = await db
      .selectFrom('company_scheduled_messages as later')
      .innerJoin('threads', 'threads.id', 'later.thread_id')
      .select(['threads.id', 'threads.company_id', 'threads.candidate_user_id', 'threads.company_user_id', 'later.company_user_id as author_id'])
      .where('later.id', '=', company_scheduled_message_id)
      .executeTakeFirst()
    if (!known) return
    // Both people, the company, then the conversation: the order of all writers (docs/decisions/0037-one-order-of-locks.md).
    const people = [known.candidate_user_id, known.author_id].flatMap((id) => (id === null ? [] : [id]))
    if (people.length > 0) await db.selectFrom('accounts').select('id').where('id', 'in', people).orderBy('id').forShare().execute()
    await lockCompany(db, known.company_id, 'shared')
    // Nothing where the candidate left or blocked the company.
    const thread = await lockForNotification(db, known.id)
    const later = await db
      .selectFrom('company_scheduled_messages as later')
      .selectAll()
      .select(candidateWrote.as('candidate_wrote'))
      .where('id', '=', company_scheduled_message_id)
      .where('refusal', 'is', null)
      .where('send_at', '<=', now().toISOString())
      .forUpdate()
      .executeTakeFirst()
    if (!later) return
    const author = await authorOf(db, later)
    const refusal = refusalOfAuthor(author) ?? (thread ? await writingRefusal(db, { area: 'company' }, thread, now()) : 'PARTNER_UNREACHABLE')
    const reason = refusal ?? (later.candidate_wrote ? 'CANDIDATE_WROTE' : null)
    if (reason || !thread || !author)
      return refuse(db, { later, thread: known, refusal: reason ?? 'PARTNER_UNREACHABLE', isBlocked: !thread && known.candidate_user_id !== null, now: now() })
    const { client_id, message, job_id } = later
    const isSent = await db.selectFrom('messages').select('id').where('thread_id', '=', thread.id).where('client_id', '=', client_id).executeTakeFirst()
    if (!isSent) {
      const said = { client_id, company: true, name: author.name, company_user_id: author.id, message, job_id }
      const { id: message_id } = await addMessage(db, now(), { thread, ...said })
      await db
        .updateTable('message_attachments')
        .set({ message_id, company_scheduled_message_id: null })
        .where('company_scheduled_message_id', '=', later.id)
        .execute()
    }
    await db.deleteFrom('company_scheduled_messages').where('id', '=', later.id).execute()
  })

type Author = { id: string; name: string; role: CompanyRole; state: CompanyState; end_of_contract: boolean; is_restricted: boolean }

/** The author as they stand now; nobody when they are no longer a member. */
const authorOf = (db: Database, { company_user_id }: Later): Promise<Author | undefined> =>
  db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .innerJoin('companies', 'companies.id', 'company_users.company_id')
    .select([
      'company_users.id',
      'company_users.name',
      'role',
      'state',
      'end_of_contract',
      sql<boolean>`accounts.restricted_at is not null`.as('is_restricted'),
    ])
    .where('company_users.id', '=', company_user_id)
    .$narrowType<Author>()
    .executeTakeFirst()

const refusalOfAuthor = (author: Author | undefined): ScheduledRefusal | undefined => (author ? companyActRefusal(author, 'write_messages') : 'AUTHOR_LEFT')

type Refused = {
  later: Later
  thread: { id: string; company_id: number; candidate_user_id: string | null; company_user_id: string | null }
  refusal: ScheduledRefusal
  isBlocked: boolean
  now: Date
}

/** Its author is told, or those who take care of the conversation when they left. */
async function refuse(db: Database, { later, thread, refusal, isBlocked, now }: Refused) {
  const { company_id, candidate_user_id } = thread
  await db.updateTable('company_scheduled_messages').set({ refusal, refused_at: now.toISOString() }).where('id', '=', later.id).execute()
  // A company does not learn that it was blocked: the conversation is hidden, and so is this.
  if (isBlocked) return
  await notify(db, {
    kind: 'unsent_message',
    to: { company_id, company_user_id: later.company_user_id ?? thread.company_user_id },
    subject: { type: 'conversation', id: candidate_user_id ?? thread.id },
    candidate_user_id,
    at: now,
    detail: { text: reasonOf(refusal) },
  })
  await publishLive(db, [{ thread_id: thread.id, company_id, kind: 'thread_changed' }])
}
