import { refuseSwitchedOff } from '#server/settings/refuse-switched-off.ts'
import type { SignUp } from '#contract/candidates/account/registrations.ts'
import { refuseKnownAddress } from '#server/accounts/external/finish-external.ts'
import { addIdentity } from '#server/accounts/external/identities.ts'
import { deleteNewcomer, findNewcomer } from '#server/accounts/external/pending-newcomer.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { addCandidateUser } from './add-candidate-user.ts'
import { refuseTooYoung, signUp } from './sign-up.ts'

type Asked = { email?: string | undefined } & Pick<SignUp, 'is_16_or_older' | 'consents'>

/**
 * Makes the account of somebody whom a provider confirmed. An address that the provider confirmed, too, is theirs; any other takes the way of every sign-up,
 * and the identity goes along sealed, to be linked when this browser opens the link of the mail.
 */
export async function signUpNewcomer(context: RequestContext, { email, is_16_or_older, consents }: Asked) {
  refuseSwitchedOff('candidate_sign_up')
  refuseTooYoung(context, { is_16_or_older })
  const { provider, subject, email: confirmed, next } = await findNewcomer(context)
  const told = { is_16_or_older, consents, enable_mail_magazine: true, referral_code: '', source: '', next }
  if (!confirmed) {
    if (!email) fail('INPUT_INVALID', [{ field: 'email', message: 'メールアドレスを入力してください。' }])
    await signUp(context, { ...told, email }, { provider, subject })
    await deleteNewcomer(context)
    return { outcome: 'mail_sent' as const, next: next || null }
  }
  await refuseKnownAddress(context, { email: confirmed })
  const id = await addCandidateUser(context, { ...told, email: confirmed, password_hash: null })
  if (!id) fail('ADDRESS_REGISTERED')
  await addIdentity(context, id, { provider, subject })
  await deleteNewcomer(context)
  await startSession(context, { area: 'candidate', id })
  return { outcome: 'signed_up' as const, next: next || null }
}
