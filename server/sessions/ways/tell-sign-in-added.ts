import type { RequestContext } from '../../api.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { signInAdded } from '../../mail/texts/sign-in-added.ts'
import { settings } from '../../settings.ts'
import type { CandidateViewer } from '../viewer.ts'

/** Mails its owner that there is one more way into the account. */
export async function tellSignInAdded({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, way: 'パスキー' | 'LINE') {
  const { email } = await db.selectFrom('candidate_users').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  await sendMail(db, { to: email, candidate_user_id: viewer.id, ...signInAdded({ way, at: now(), security_link: `${settings.publicUrl}/settings/security` }) })
}
