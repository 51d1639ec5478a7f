import type { NotNull } from 'kysely'
import type { RequestContext } from '../request/request-context.ts'
import { fail } from '#server/fail.ts'
import { settings } from '#server/settings.ts'

/** The mails that stay on this machine, for users who sit at it. Clients of the network, and sites that send mails, do not learn that an inbox could exist. */
export function inboxMails({ db, client }: Pick<RequestContext, 'db' | 'client'>) {
  if (!settings.devInbox || !client.isLocal) fail('NOT_FOUND')
  return db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select(['id', 'kind', 'to_address', 'subject', 'created_at'])
    .$narrowType<{ to_address: NotNull; subject: NotNull }>()
}
