import type { RequestContext } from '../../api.ts'
import { alreadyRegistered } from '../../mail/texts/already-registered.ts'
import { changeEmail } from '../../mail/texts/change-email.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { askConfirmed } from '../../sessions/ask-confirmed.ts'
import { takeTurn } from '../../sessions/take-turn.ts'
import type { CandidateViewer } from '../../sessions/viewer.ts'
import { settings } from '../../settings.ts'
import { issueLink } from '../links/issue-link.ts'
import { refuseWithoutMail } from '../links/refuse-without-mail.ts'

/** Only the mail tells whether somebody has the new address already; the answer is the same. */
export async function askEmailChange(context: RequestContext & { viewer: CandidateViewer }, { email }: { email: string }) {
  askConfirmed(context)
  refuseWithoutMail()
  await takeTurn(context, 'mail')
  const { db, now, viewer } = context
  const token = await issueLink(db, now(), { purpose: 'change', candidate_user_id: viewer.id, email })
  const isTaken = await db.selectFrom('candidate_users').select('id').where('email_key', '=', email.toLowerCase()).executeTakeFirst()
  const text = isTaken
    ? alreadyRegistered({ reset_link: `${settings.publicUrl}/password/reset` })
    : changeEmail({ link: `${settings.publicUrl}/email/confirm?token=${token}` })
  await sendMail(db, { to: email, candidate_user_id: viewer.id, ...text })
  return { success: true }
}
