import type { PasskeyProof } from '#contract/passkeys.ts'
import type { RequestContext } from '../api.ts'
import { startSession } from '../sessions/start-session.ts'
import { provePasskey } from './prove-passkey.ts'

export async function signInWithPasskey(context: RequestContext, proof: PasskeyProof) {
  await startSession(context, await provePasskey(context, proof))
  return { success: true }
}
