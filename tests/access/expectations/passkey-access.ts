import { randomUUID } from 'node:crypto'
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
  'DELETE /candidate_users/passkeys/{passkey_id}/': { who: 'owner', call: aPasskey },
  'POST /sessions/line/challenges/': { who: 'anyone', status: 403 },
  'POST /sessions/line/': { who: 'anyone', call: () => ({ body: { query: 'state=nobody' } }), status: 403 },
  'POST /candidate_users/line/challenges/': { who: 'candidate', status: 403 },
  'DELETE /candidate_users/line/': { who: 'candidate' },
}
