import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { NewPasskey } from '#contract/accounts/sign-in/passkeys.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import type { relyingParty } from '../sessions/factors/relying-party.ts'

/**
 * The public key in an answer that fits the challenge, this site and nothing else.
 * An attestation, which nobody asked for, is refused unread: its certificates name addresses that verifying would fetch.
 */
export async function readNewPasskey(response: NewPasskey, expectedChallenge: string, { id, origin }: NonNullable<ReturnType<typeof relyingParty>>) {
  try {
    if (decodeAttestationObject(new Uint8Array(Buffer.from(response.response.attestationObject, 'base64url'))).get('fmt') !== 'none') return
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    return registrationInfo?.credential
  } catch {
    return undefined
  }
}
