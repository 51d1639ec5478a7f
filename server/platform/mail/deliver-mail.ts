import type { TaskRun } from '../background/task-context.ts'
import { logger } from '../logging/logger.ts'
import { forgotten } from './queue/forgotten.ts'
import { mailFailure } from './mail-failure.ts'
import { mailMessage } from './mail-message.ts'

/** Sends one mail of the outbox. What it said and to whom is forgotten as soon as it is sent; once given up it may be tried again for a week. */
export async function deliverMail({ db, now, smtp, isLastTry }: TaskRun, { mail_id }: { mail_id: string }) {
  // Without a mail server it stays where it is, for the development inbox.
  if (!smtp) return
  const own = db.selectFrom('mails').where('id', '=', mail_id)
  const mail = await own.selectAll().where('sent_at', 'is', null).where('failed_at', 'is', null).executeTakeFirst()
  // Whoever left meanwhile took it along.
  if (!mail) return

  const tried = db.updateTable('mails').where('id', '=', mail_id)
  const at = now().toISOString()
  try {
    await smtp.sendMail(mailMessage(mail))
  } catch (error) {
    const { code, isPermanent } = mailFailure(error)
    const isGivenUp = isPermanent || isLastTry
    await tried.set((mails) => ({ attempts: mails('attempts', '+', 1), failure: code, ...(isGivenUp ? { failed_at: at } : {}) })).execute()
    if (!isGivenUp) throw error
    return logger.warn({ kind: mail.kind, code }, 'mail given up')
  }
  // An operator may have stopped it while it was on its way.
  await tried.set((mails) => ({ attempts: mails('attempts', '+', 1), failure: '', sent_at: at, failed_at: null, ...forgotten })).execute()
}
