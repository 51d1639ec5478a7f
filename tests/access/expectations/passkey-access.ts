import { randomUUID } from 'node:crypto'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { Access, World } from '../access.ts'

const answered = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key', clientExtensionResults: {} }
const proof = { ...answered, response: { clientDataJSON: 'bm9ib2R5', authenticatorData: 'bm9ib2R5', signature: 'bm9ib2R5' } }
const passkey = { ...answered, response: { clientDataJSON: 'bm9ib2R5', attestationObject: 'bm9ib2R5' } }

async function aPasskey({ db, owner }: World) {
  const passkey_id = randomUUID()
  await db
    .insertInto('passkeys')
    .values({ id: passkey_id, account_id: owner, public_key: Buffer.of(1), name: 'Chrome' })
    .execute()
  return { params: { passkey_id }, body: { name: '会社のPC' } }
}

const consents = { terms: purposes.terms.version, privacy: purposes.privacy.version }

/** So that the passkey or the identity is not the last way in. */
const setPassword = ({ db, owner }: World) => db.updateTable('accounts').set({ password_hash: 'some hash' }).where('id', '=', owner).execute()

async function aSparePasskey(world: World) {
  await setPassword(world)
  return { params: (await aPasskey(world)).params }
}

async function aSpareIdentity(world: World) {
  await setPassword(world)
  return { params: { provider: 'google' } }
}

/** Passkeys and LINE. The tests have no device and no LINE: the API refuses what needs either after the guard. */
export const passkeyAccess: Record<string, Access> = {
  'GET /sessions/ways/': { who: 'anyone' },
  'POST /sessions/passkey/challenges/': { who: 'anyone' },
  'POST /sessions/passkey/': { who: 'anyone', call: () => ({ body: { proof } }), status: 403 },
  'POST /sessions/current/confirmation/passkey/': { who: 'candidate', call: () => ({ body: { proof } }), status: 403 },
  'GET /candidate_users/passkeys/': { who: 'candidate' },
  'POST /candidate_users/passkeys/challenges/': { who: 'candidate' },
  'POST /candidate_users/passkeys/': { who: 'candidate', call: () => ({ body: { passkey } }), status: 403 },
  'PATCH /candidate_users/passkeys/{passkey_id}/': { who: 'owner', call: aPasskey },
  'DELETE /candidate_users/passkeys/{passkey_id}/': { who: 'owner', call: aSparePasskey },
  'POST /sessions/line/challenges/': { who: 'anyone', status: 403 },
  'POST /sessions/line/': { who: 'anyone', call: () => ({ body: { query: 'state=nobody' } }), status: 403 },
  'POST /candidate_users/line/challenges/': { who: 'candidate', status: 403 },
  'DELETE /candidate_users/line/': { who: 'candidate' },
  'POST /sessions/external/{provider}/challenges/': { who: 'anyone', call: () => ({ params: { provider: 'google' } }), status: 403 },
  'POST /sessions/external/{provider}/': { who: 'anyone', call: () => ({ params: { provider: 'google' }, body: { query: 'state=nobody' } }), status: 403 },
  'GET /sessions/external/newcomer/': { who: 'anyone', status: 403 },
  'POST /sessions/external/newcomer/': { who: 'anyone', call: () => ({ body: { is_16_or_older: true, consents } }), status: 403 },
  'GET /candidate_users/identities/': { who: 'candidate' },
  'POST /candidate_users/identities/{provider}/challenges/': { who: 'candidate', call: () => ({ params: { provider: 'google' } }), status: 403 },
  'DELETE /candidate_users/identities/{provider}/': { who: 'candidate', call: aSpareIdentity },
}
