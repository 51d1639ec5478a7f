import type { PasskeyProof } from '#contract/passkeys.ts'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { startSession } from '../sessions/start-session.ts'
import { provePasskey } from './prove-passkey.ts'

/** Proves once more who is at the screen. Somebody else's passkey proves nothing here. */
export async function confirmWithPasskey(context: RequestContext, proof: PasskeyProof) {
  if (context.viewer?.area !== 'candidate') fail('SIGN_IN_REQUIRED')
  if ((await provePasskey(context, proof)) !== context.viewer.id) fail('PASSKEY_REFUSED')
  await startSession(context, context.viewer.id)
  return { success: true }
}
