import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'

/** Asks this browser for any passkey of this site. Names none, so that it tells nothing about anybody. */
export async function beginPasskeyProof(context: RequestContext) {
  const party = relyingParty() ?? fail('PASSKEYS_UNAVAILABLE')
  const { challenge, timeout } = await generateAuthenticationOptions({ rpID: party.id })
  await poseChallenge(context, { kind: 'passkey_sign_in', secret: { challenge } })
  return { challenge, timeout, rpId: party.id, userVerification: 'required' as const }
}
