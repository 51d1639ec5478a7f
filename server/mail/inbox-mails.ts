import type { NotNull } from 'kysely'
import type { Database } from '../database/connect.ts'
import { fail } from '../fail.ts'
import { settings } from '../settings.ts'

/** The mails that stay on this machine, where there is a development inbox; elsewhere nobody is told that there could be one. */
export function inboxMails(db: Database) {
  if (!settings.devInbox) fail('NOT_FOUND')
  return db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select(['id', 'kind', 'to_address', 'subject', 'created_at'])
    .$narrowType<{ to_address: NotNull; subject: NotNull }>()
}
