import type { TaskRun } from '../background/task-context.ts'
import { logger } from '../logger.ts'
import { mailFailure } from './mail-failure.ts'
import { mailMessage } from './mail-message.ts'

const said = { to_address: null, subject: null, text: null, html: null, unsubscribe_url: null }

/** Sends one mail of the outbox. What it said and to whom is forgotten as soon as it is sent or given up. */
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
    await tried.set((mails) => ({ attempts: mails('attempts', '+', 1), failure: code, ...(isGivenUp ? { failed_at: at, ...said } : {}) })).execute()
    if (!isGivenUp) throw error
    return logger.warn({ kind: mail.kind, code }, 'mail given up')
  }
  await tried.set((mails) => ({ attempts: mails('attempts', '+', 1), failure: '', sent_at: at, ...said })).execute()
}
