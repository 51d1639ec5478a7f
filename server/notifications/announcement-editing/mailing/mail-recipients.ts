import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

const agreed = sql<boolean>`(select agreed from consents
  where consents.candidate_user_id = candidate_users.id and purpose = 'mail_magazine' order by decided_at desc, id desc limit 1)`

/**
 * The candidates to whom an announcement may be mailed: those who last agreed to the mail magazine, proved their address and belong to its segment. The switch
 * alone is no consent: it is on by default.
 */
export const mailRecipients = (db: Database, announcement_id: number) =>
  db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .innerJoin('announcements', (join) => join.on('announcements.id', '=', announcement_id))
    .where('announcements.audience', '=', 'candidates')
    .where('accounts.email_verified_at', 'is not', null)
    .where('accounts.restricted_at', 'is', null)
    .where('candidate_users.enable_mail_magazine', '=', true)
    .where(agreed)
    .where(sql<boolean>`candidate_is_meant(announcements.segment, candidate_users.id)`)
