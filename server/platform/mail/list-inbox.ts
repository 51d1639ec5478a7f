import type { RequestContext } from '../request/request-context.ts'
import { inboxMails } from './inbox-mails.ts'

const SHOWN = 100

export async function listInbox(context: RequestContext, { to_address }: { to_address?: string | undefined }) {
  const newest = inboxMails(context).orderBy('created_at', 'desc').orderBy('id').limit(SHOWN)
  return { mails: await (to_address ? newest.where('to_address', '=', to_address) : newest).execute() }
}
