import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import { sql } from 'kysely'
import type { PasskeyProof } from '#contract/accounts/sign-in/passkeys.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { credentialsOf, landingOf } from '../account/memberships.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { consumeChallenge } from '../sessions/challenges/consume-challenge.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'
import { startSession } from '../sessions/start-session.ts'
import { logTry } from '../sessions/tries/log-try.ts'

/** A device that asked for a finger, a face or a PIN is two factors at once. */
export async function signInWithPasskey(context: RequestContext, proof: PasskeyProof) {
  const person = await provePasskey(context, proof, 'passkey')
  const started = await startSession(context, await landingOf(context.db, person), { second_factor_at: context.now().toISOString(), isArrival: true })
  return { area: person.area, ...started }
}

/** Asks this browser for any passkey of this site. Names none, so that it tells nothing about anybody. */
export async function beginPasskeyProof(context: RequestContext) {
  const party = relyingParty() ?? fail('PASSKEYS_UNAVAILABLE')
  const { challenge, timeout } = await generateAuthenticationOptions({ rpID: party.id })
  await poseChallenge(context, { kind: 'passkey_sign_in', secret: { challenge } })
  return { challenge, timeout, rpId: party.id, userVerification: 'required' as const }
}

/** Proves again who is at the screen. Somebody else's passkey proves nothing here. */
export async function confirmWithPasskey(context: RequestContext, proof: PasskeyProof) {
  const { viewer } = context
  if (!viewer) fail('SIGN_IN_REQUIRED')
  const { area, id } = await provePasskey(context, proof, 'confirm')
  if (area !== viewer.area || id !== (await credentialsOf(context.db, viewer))) fail('PASSKEY_REFUSED')
  await startSession(context, viewer, { second_factor_at: context.now().toISOString(), isArrival: viewer.second_factor === 'asked' })
  return { success: true }
}

/** Whose passkey answered. All that can be wrong is refused alike; a counter that went back means a copy, and is wrong, too. */
async function provePasskey(context: RequestContext, response: PasskeyProof, act: 'passkey' | 'confirm') {
  try {
    const owner = await ownerOf(context, response)
    logTry(context, { act, outcome: 'passed', ...owner })
    return owner
  } catch (error) {
    logTry(context, { act, outcome: 'refused', area: context.viewer?.area ?? 'candidate', id: context.viewer?.id })
    throw error
  }
}

async function ownerOf(context: RequestContext, response: PasskeyProof) {
  const party = relyingParty() ?? fail('PASSKEYS_UNAVAILABLE')
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, now } = context
  const challenge = (await consumeChallenge(context, 'passkey_sign_in')) ?? fail('PASSKEY_REFUSED')
  const known =
    (await db
      .selectFrom('passkeys')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['passkeys.id', 'account_id', 'user_handle', 'public_key', 'counter'])
      .select(sql<Area>`accounts.kind`.as('area'))
      .where('passkeys.id', '=', response.id)
      .forNoKeyUpdate('passkeys')
      .executeTakeFirst()) ?? fail('PASSKEY_REFUSED')
  const { userHandle } = response.response
  const owner = { area: known.area, id: known.account_id }
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== (known.user_handle ?? owner.id)) fail('PASSKEY_REFUSED')
  const proof = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.secret.challenge ?? '',
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!proof?.verified) fail('PASSKEY_REFUSED')
  await db.updateTable('passkeys').set({ counter: proof.authenticationInfo.newCounter, last_used_at: now().toISOString() }).where('id', '=', known.id).execute()
  return owner
}

/** What every device of today can sign with. The library's own list would try out what Node still calls experimental. */
export const passkeyAlgorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
