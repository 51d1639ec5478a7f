import type { Database } from '#server/platform/database/connect.ts'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { today } from '#server/testing.ts'
import type { Side } from './notify-conversation.ts'
import { notifyConversation } from './notify-conversation.ts'

/** Does what waits to be told about the thread of these two, as the worker would. */
export async function notifyNow(db: Database, { candidate_id, company_id }: { candidate_id: string; company_id: number }, side: Side, now = today) {
  const { id } = await db
    .selectFrom('threads')
    .select('id')
    .where('candidate_user_id', '=', candidate_id)
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow()
  await notifyConversation({ db, now: () => now }, { thread_id: id, side })
}

export const notifiedToCandidate = async (db: Database, id: string) => (await notificationsOf(db, id)).map(({ kind, title, path }) => ({ kind, title, path }))

export const notifiedToMember = (db: Database, id: string) =>
  db.selectFrom('notifications').select(['kind', 'dedupe_key']).where('account_id', '=', id).orderBy('id').execute()

export const mailsTo = (db: Database, who: { candidate_user_id: string } | { company_user_id: string }) =>
  db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text'])
    .where('account_id', '=', 'candidate_user_id' in who ? who.candidate_user_id : who.company_user_id)
    .execute()
