import { randomBytes } from 'node:crypto'
import { daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const anotherSession = async ({ db, owner }: World) => {
  const session = await db
    .insertInto('sessions')
    .values({
      token_hash: randomBytes(32),
      account_id: owner,
      created_at: daysAgo(0),
      last_seen_at: daysAgo(0),
      expires_at: daysAgo(-60),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { session_id: session.id } }
}

/** The calls of candidates about their account: its settings, its security, its registration. */
export const accountAccess: Record<string, Access> = {
  'GET /candidate_users/settings/': { who: 'candidate' },
  'DELETE /candidate_users/tips/{tip}/': { who: 'candidate', call: () => ({ params: { tip: 'save_search' } }) },
  'PATCH /candidate_users/settings/': { who: 'candidate', call: () => ({ body: { is_open: true } }) },
  // The test's candidates have no password, so every password is wrong.
  'PUT /candidate_users/password/': { who: 'candidate', call: () => ({ body: { current_password: 'nobody', password: '正しい馬とホチキス' } }), status: 401 },
  // No candidate here has set up a factor: the API refuses what needs one after the guard.
  'GET /candidate_users/second_factor/': { who: 'candidate' },
  'POST /candidate_users/second_factor/proofs/': { who: 'candidate', call: () => ({ body: { code: '000000' } }), status: 403 },
  'POST /candidate_users/second_factor/totp/': { who: 'candidate' },
  'PUT /candidate_users/second_factor/totp/': { who: 'candidate', call: () => ({ body: { code: '000000' } }), status: 404 },
  'DELETE /candidate_users/second_factor/totp/': { who: 'candidate', status: 404 },
  'PUT /candidate_users/second_factor/passkey/': { who: 'candidate', call: () => ({ body: { is_asked: true } }), status: 404 },
  'POST /candidate_users/second_factor/recovery_codes/': { who: 'candidate', status: 404 },
  'POST /candidate_users/email_changes/': { who: 'candidate', call: () => ({ body: { email: 'another@candidate.example' } }) },
  'GET /candidate_users/sessions/': { who: 'candidate' },
  'DELETE /candidate_users/sessions/': { who: 'candidate' },
  'DELETE /candidate_users/sessions/{session_id}/': { who: 'owner', call: anotherSession },
  'GET /candidate_users/consents/': { who: 'candidate' },
  'PUT /candidate_users/consents/{purpose}/': { who: 'candidate', call: () => ({ params: { purpose: 'mail_magazine' }, body: { agreed: true } }) },
  'GET /candidate_users/registration_draft/': { who: 'candidate' },
  'PUT /candidate_users/registration_draft/': { who: 'candidate', call: () => ({ body: { address: 13 } }) },
  'POST /candidate_users/registration/': { who: 'candidate' },
}
