import type { RequestContext } from '../../api.ts'
import { fail } from '../../fail.ts'
import { emailChanged } from '../../mail/texts/email-changed.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { takeTurn } from '../../sessions/take-turn.ts'
import { useLink } from '../links/use-link.ts'

/** Whoever opens the link proves that the new address is theirs; it may be in another browser. The old one is told. */
export async function changeEmail(context: RequestContext, { token }: { token: string }) {
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const { db, now } = context
  const { candidate_user_id, email } = await useLink(context, 'change', token)
  const own = db.selectFrom('candidate_users').where('id', '=', candidate_user_id)
  const { email: before } = await own.select('email').forNoKeyUpdate().executeTakeFirstOrThrow()
  await db
    .updateTable('candidate_users')
    .set({ email, email_verified_at: now().toISOString(), updated_at: now().toISOString() })
    .where('id', '=', candidate_user_id)
    .execute()
    .catch(refuseTaken)
  // A link that went to the old address no longer leads anywhere.
  await db.deleteFrom('email_tokens').where('candidate_user_id', '=', candidate_user_id).execute()
  await sendMail(db, { to: before, candidate_user_id, ...emailChanged({ at: now() }) })
  return { success: true }
}

/** Somebody else made it theirs since the mail was sent. */
function refuseTaken(error: unknown): never {
  if (typeof error === 'object' && error && 'constraint' in error && error.constraint === 'candidate_users_email_key_key') fail('LINK_INVALID')
  throw error
}
