import { fail } from '#server/fail.ts'
import { refuseOverLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { hashToken } from '../sessions/session-cookie.ts'

type Context = Pick<RequestContext, 'take' | 'client' | 'answer' | 'viewer'>

/**
 * Before a mail goes to an address that somebody typed: so many from one network address, so many by one signed-in sender, so many to one mailbox,
 * from wherever they are asked for. The mailbox is counted under its hash.
 */
export async function limitMails({ take, client, answer, viewer }: Context, to: string) {
  const mailbox = hashToken(to.trim().toLowerCase()).toString('hex').slice(0, 32)
  const waits = [await take('mail', client.address), ...(viewer ? [await take('mail_from', viewer.id)] : []), await take('mail_to', mailbox)]
  refuseOverLimit(answer, waits)
}

/** Where no mail leaves and no inbox shows it, nobody could follow a link: said at once, to everyone alike. */
export function refuseWithoutMail() {
  if (!siteSettings().sendsMail) fail('MAIL_UNAVAILABLE')
}
