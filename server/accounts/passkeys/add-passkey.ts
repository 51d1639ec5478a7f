import type { NewPasskey } from '#contract/accounts/sign-in/passkeys.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { credentialsOf } from '../account/memberships.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { consumeChallenge } from '../sessions/challenges/consume-challenge.ts'
import { deviceName } from '../sessions/devices/device-name.ts'
import { notifySignInAdded } from '../sessions/ways/sign-in-ways.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { MOST_PASSKEYS } from './begin-passkey.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { passkeyAlgorithms } from './passkey-proofs.ts'

/** Keeps a passkey that this browser has just made on our asking. */
export async function addPasskey(context: RequestContext & { viewer: Viewer }, answered: NewPasskey) {
  const party = relyingParty() ?? fail('PASSKEYS_UNAVAILABLE')
  requireReauthentication(context)
  const { db, now, client, viewer } = context
  const challenge = await consumeChallenge(context, 'passkey_registration')
  const account_id = await credentialsOf(db, viewer)
  if (challenge?.account_id !== account_id) fail('PASSKEY_REFUSED')
  const { id, publicKey, counter } = (await readNewPasskey(answered, challenge.secret.challenge ?? '', party)) ?? fail('PASSKEY_REFUSED')
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_PASSKEYS) fail('TOO_MANY_PASSKEYS')
  const added = await db
    .insertInto('passkeys')
    .values({
      id,
      account_id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: answered.response.transports ?? [],
      name: deviceName(client.userAgent),
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst()
  if (!added) fail('PASSKEY_REFUSED')
  await notifySignInAdded(context, 'パスキー')
  return added
}

/**
 * The public key in an answer that fits the challenge, this site and nothing else.
 * An attestation, which nobody asked for, is refused unread: its certificates name addresses that verifying would fetch.
 */
async function readNewPasskey(response: NewPasskey, expectedChallenge: string, { id, origin }: NonNullable<ReturnType<typeof relyingParty>>) {
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
