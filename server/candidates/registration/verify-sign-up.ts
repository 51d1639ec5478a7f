import type { SignUp } from '#contract/candidates/account/registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { addCandidateUser } from './add-candidate-user.ts'
import { takePendingSignUp } from '#server/accounts/pending-sign-ups/take-pending-sign-up.ts'

/** Makes the account of a sign-up whose link was opened. */
export async function verifySignUp(context: RequestContext, opened: { token: string; password?: string | undefined }) {
  const { email, password_hash, told } = await takePendingSignUp<Omit<SignUp, 'email' | 'password'>>(context, 'pending_sign_ups', opened)
  const id = await addCandidateUser(context, { ...told, email, password_hash })
  // Another sign-up with this address was quicker.
  if (!id) fail('LINK_INVALID')
  await startSession(context, { area: 'candidate', id })
  // A sign-up of the version before has none.
  return { success: true, has_draft: told.registration_draft !== undefined, next: told.next ?? '' }
}
