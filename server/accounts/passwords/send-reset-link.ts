import type { TaskRun } from '../../background/task-context.ts'
import { resetPassword } from '../../mail/texts/reset-password.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { open } from '../../seal.ts'
import { settings } from '../../settings.ts'
import { issueLink } from '../links/issue-link.ts'

/** Mails a link to whoever has this address; nobody else hears of it. */
export const sendResetLink = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { email_sealed }: { email_sealed: string }) =>
  db.transaction().execute(async (db) => {
    const person = await db
      .selectFrom('candidate_users')
      .select(['id', 'email'])
      .where('email_key', '=', (open(email_sealed) ?? '').toLowerCase())
      .where('email_verified_at', 'is not', null)
      .forKeyShare()
      .executeTakeFirst()
    if (!person) return
    const { id: candidate_user_id, email } = person
    const token = await issueLink(db, now(), { purpose: 'reset', candidate_user_id, email })
    await sendMail(db, { to: email, candidate_user_id, ...resetPassword({ link: `${settings.publicUrl}/password/new?token=${token}` }) })
  })
