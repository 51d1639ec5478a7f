import type { PasskeyProof } from '#contract/passkeys.ts'
import type { RequestContext } from '../api.ts'
import { startSession } from '../sessions/start-session.ts'
import { provePasskey } from './prove-passkey.ts'

/** A device that asked for a finger, a face or a PIN is two factors at once. */
export async function signInWithPasskey(context: RequestContext, proof: PasskeyProof) {
  const { area, id } = await provePasskey(context, proof)
  await startSession(context, id, { area, second_factor_at: area !== 'candidate' ? context.now().toISOString() : undefined })
  return { area }
}
