import type { NotNull } from 'kysely'
import { fail } from '#server/fail.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import type { TaskRun } from '../background/task-context.ts'
import type { RequestContext } from '../request/request-context.ts'
import { forgotten } from './queue/mail-jobs.ts'

const SHOWN = 100

export async function listInbox(context: RequestContext, { to_address }: { to_address?: string | undefined }) {
  const newest = inboxMails(context).orderBy('created_at', 'desc').orderBy('id').limit(SHOWN)
  return { mails: await (to_address ? newest.where('to_address', '=', to_address) : newest).execute() }
}

export async function showInboxMail(context: RequestContext, id: string) {
  const mail = await inboxMails(context)
    .select(['text', 'html', 'unsubscribe_url'])
    .$narrowType<{ text: NotNull; html: NotNull }>()
    .where('id', '=', id)
    .executeTakeFirst()
  return { mail: mail ?? fail('NOT_FOUND') }
}

const KEPT_DAYS = 30
const RETRYABLE_DAYS = 7

/** The record that a mail was sent stays for a month; the text of a mail that was given up stays for the week in which it may be sent again. */
export async function purgeMails({ db, now }: TaskRun) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
  await db.deleteFrom('mails').where('created_at', '<', daysAgo(KEPT_DAYS)).execute()
  await db.updateTable('mails').set(forgotten).where('failed_at', '<', daysAgo(RETRYABLE_DAYS)).where('text', 'is not', null).execute()
}

/** The mails that stay on this machine, for users who sit at it. Clients of the network, and sites that send mails, do not learn that an inbox could exist. */
function inboxMails({ db, client }: Pick<RequestContext, 'db' | 'client'>) {
  if (!siteSettings().devInbox || !client.isLocal) fail('NOT_FOUND')
  return db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select(['id', 'kind', 'to_address', 'subject', 'created_at'])
    .$narrowType<{ to_address: NotNull; subject: NotNull }>()
}
