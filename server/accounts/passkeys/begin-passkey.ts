import { siteSettings } from '#server/settings/site-settings.ts'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { credentialsOf } from '../account/memberships.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { passkeyAlgorithms } from './passkey-proofs.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'

const namesOf = (db: Database, { id }: Viewer) =>
  db
    .selectFrom('accounts')
    .leftJoin('candidate_users as candidates', 'candidates.id', 'accounts.id')
    .leftJoin('company_users as members', 'members.id', 'accounts.id')
    .leftJoin('operator_users as operators', 'operators.id', 'accounts.id')
    .select(({ fn }) => ['email', fn.coalesce('members.name', 'operators.name', 'username').as('name')])
    .where('accounts.id', '=', id)
    .executeTakeFirstOrThrow()

export const MOST_PASSKEYS = 20

/** Asks this browser for a passkey that knows whom it is for and is used only with a finger, a face or a PIN. Nothing about the device is asked (no attestation). */
export async function beginPasskey(context: RequestContext & { viewer: Viewer }) {
  const party = relyingParty() ?? fail('PASSKEYS_UNAVAILABLE')
  requireReauthentication(context)
  const { db, viewer } = context
  const { email, name } = await namesOf(db, viewer)
  const account_id = await credentialsOf(db, viewer)
  const own = await db.selectFrom('passkeys').select(['id', 'transports']).where('account_id', '=', account_id).execute()
  if (own.length >= MOST_PASSKEYS) fail('TOO_MANY_PASSKEYS')
  const { challenge, timeout, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: siteSettings().name,
    rpID: party.id,
    userID: new TextEncoder().encode(account_id),
    userName: email,
    userDisplayName: name || email,
    supportedAlgorithmIDs: passkeyAlgorithms,
  })
  await poseChallenge(context, { kind: 'passkey_registration', secret: { challenge }, account_id })
  return {
    challenge,
    timeout,
    rp: { id: party.id, name: siteSettings().name },
    user,
    pubKeyCredParams,
    excludeCredentials: own.map((passkey) => ({ ...passkey, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  } as const
}
