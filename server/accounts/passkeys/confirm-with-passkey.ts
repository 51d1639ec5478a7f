import type { PasskeyProof } from '#contract/accounts/sign-in/passkeys.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { startSession } from '../sessions/start-session.ts'
import { provePasskey } from './prove-passkey.ts'

/** Proves once more who is at the screen. Somebody else's passkey proves nothing here. */
export async function confirmWithPasskey(context: RequestContext, proof: PasskeyProof) {
  const { viewer } = context
  if (!viewer) fail('SIGN_IN_REQUIRED')
  const { area, id } = await provePasskey(context, proof, 'confirm')
  if (area !== viewer.area || id !== viewer.id) fail('PASSKEY_REFUSED')
  await startSession(context, viewer, { second_factor_at: context.now().toISOString(), isArrival: viewer.second_factor === 'asked' })
  return { success: true }
}
