import { pages } from '#contract/platform/pages.ts'
import { refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { outsideLink } from '#server/platform/mail/texts/company/outside-mails.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'
import { issueOutsideLink } from '../outside-links.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'

/** Whether a company has the address is looked up after the answer, which is therefore the same, and as fast, for every address. */
export async function askForOutsideLink(context: RequestContext, email: string) {
  refuseWithoutMail()
  await rateLimit(context, 'mail')
  const mailbox = hashToken(email.toLowerCase()).toString('hex').slice(0, 32)
  // Said to nobody: a refusal would show that somebody asked for this address before.
  if ((await context.take('own_link_to', mailbox)) === 0) await enqueue(context.db, 'send_outside_links', { email_sealed: seal(email) ?? '' })
  return { success: true }
}

/** One mail for each company that has the address with a consent, or with a question that waits. */
export const sendOutsideLinks = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { email_sealed }: { email_sealed: string }) =>
  inTransaction(db, async (db) => {
    const found = await db
      .selectFrom('outside_candidates as outside')
      .innerJoin('companies', 'companies.id', 'outside.company_id')
      .select(['outside.id', 'outside.email', 'companies.name as company_name'])
      .where('outside.email_key', '=', (open(email_sealed) ?? '').toLowerCase())
      .where(({ or, eb }) => or([eb('outside.consented_at', 'is not', null), eb('outside.answer_due_at', '>', now().toISOString())]))
      .orderBy('outside.id')
      .forNoKeyUpdate('outside')
      .execute()
    for (const { id, email, company_name } of found) {
      const link = settings.publicUrl + pages.outside(await issueOutsideLink({ db, now }, id))
      await sendMail(db, { to: email, outside_candidate_id: id, ...outsideLink({ company_name, link, is_receipt: false }) })
    }
  })
