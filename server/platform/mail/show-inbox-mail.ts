import type { NotNull } from 'kysely'
import type { RequestContext } from '../request/request-context.ts'
import { fail } from '#server/fail.ts'
import { inboxMails } from './inbox-mails.ts'

export async function showInboxMail(context: RequestContext, id: string) {
  const mail = await inboxMails(context)
    .select(['text', 'html', 'unsubscribe_url'])
    .$narrowType<{ text: NotNull; html: NotNull }>()
    .where('id', '=', id)
    .executeTakeFirst()
  return { mail: mail ?? fail('NOT_FOUND') }
}
