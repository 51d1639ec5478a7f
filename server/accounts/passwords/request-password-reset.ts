import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'
import { refuseWithoutMail } from '../links/limit-mails.ts'

/** Whether the address is known is looked up after the answer, which is therefore the same, and as fast, for every address. */
export async function requestPasswordReset(context: RequestContext, area: Person['area'], { email, next }: { email: string; next: string }) {
  refuseWithoutMail()
  await rateLimit(context, 'mail')
  await enqueue(context.db, 'send_reset_link', { email_sealed: seal(email) ?? '', next_sealed: seal(next || null) ?? '', area })
  return { success: true }
}
