import type { PasskeyProof } from '#contract/accounts/sign-in/passkeys.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { startSession } from '../sessions/start-session.ts'
import { provePasskey } from './prove-passkey.ts'

/** A device that asked for a finger, a face or a PIN is two factors at once. */
export async function signInWithPasskey(context: RequestContext, proof: PasskeyProof) {
  const person = await provePasskey(context, proof, 'passkey')
  const started = await startSession(context, person, { second_factor_at: context.now().toISOString(), isArrival: true })
  return { area: person.area, ...started }
}
