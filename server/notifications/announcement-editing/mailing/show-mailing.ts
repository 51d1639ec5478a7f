import { sql } from 'kysely'
import type { NoticeMailing } from '#contract/notifications/announcements/operator-notices.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { toldOf } from '../told-of.ts'
import { mailRecipients } from './mail-recipients.ts'

/** How many would be written to at this moment, and how a mailing that was asked for stands. */
export async function showMailing(db: Database, { id, isNarrowed }: { id: number; isNarrowed: boolean }): Promise<NoticeMailing> {
  const [{ count }, row] = await Promise.all([
    mailRecipients(db, id).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    db.selectFrom('notice_mailings').selectAll().where('notification_id', '=', id).executeTakeFirst(),
  ])
  const told = toldOf(isNarrowed)
  if (!row) return { recipients: told(count), state: null, starts_at: null, requested_by: '', sent: null }
  const state = row.cancelled_at ? 'cancelled' : row.finished_at ? 'sent' : row.sent_until ? 'sending' : 'scheduled'
  return { recipients: told(count), state, starts_at: row.starts_at, requested_by: row.requested_by, sent: told(row.sent) }
}
