import type { RequestContext } from '../../api.ts'
import { passwordChanged } from '../../mail/texts/password-changed.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { hashPassword } from '../../sessions/password.ts'
import { startSession } from '../../sessions/start-session.ts'
import { settings } from '../../settings.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/** From now on this password is theirs: whoever was signed in is signed out, links to choose another are worth nothing, and a mail tells of it. */
export async function setPassword(context: RequestContext, candidate_user_id: string, password: string) {
  const { db, now, language } = context
  const { email } = await db.selectFrom('candidate_users').select('email').where('id', '=', candidate_user_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  refuseWeakPassword(password, email, language)
  await db
    .updateTable('candidate_users')
    .set({ password_hash: await hashPassword(password), updated_at: now().toISOString() })
    .where('id', '=', candidate_user_id)
    .execute()
  await db.deleteFrom('email_tokens').where('candidate_user_id', '=', candidate_user_id).where('purpose', '=', 'reset').execute()
  await db.deleteFrom('sessions').where('candidate_user_id', '=', candidate_user_id).execute()
  await sendMail(db, { to: email, candidate_user_id, ...passwordChanged({ at: now(), reset_link: `${settings.publicUrl}/password/reset` }) })
  await startSession(context, candidate_user_id)
}
