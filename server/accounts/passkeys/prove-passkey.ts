import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { PasskeyProof } from '#contract/accounts/sign-in/passkeys.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { consumeChallenge } from '../sessions/challenges/consume-challenge.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { logTry } from '../sessions/tries/log-try.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'

/** Whose passkey answered. All that can be wrong is refused alike; a counter that went back means a copy, and is wrong, too. */
export async function provePasskey(context: RequestContext, response: PasskeyProof, act: 'passkey' | 'confirm') {
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
      .select(['passkeys.id', 'account_id', 'public_key', 'counter'])
      .select(sql<Area>`accounts.kind`.as('area'))
      .where('passkeys.id', '=', response.id)
      .forNoKeyUpdate('passkeys')
      .executeTakeFirst()) ?? fail('PASSKEY_REFUSED')
  const { userHandle } = response.response
  const owner = { area: known.area, id: known.account_id }
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== owner.id) fail('PASSKEY_REFUSED')
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
