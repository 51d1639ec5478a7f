import { randomUUID } from 'node:crypto'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { Access } from '../access.ts'

const entering = { who: 'member', act: 'see_account' } as const
const own = { who: 'member', act: 'change_account' } as const
/** An id that belongs to nobody in this world: the API does not even find a colleague's. */
const nobodys = (name: string) => () => ({ params: { [name]: randomUUID() } })
const consents = { terms: purposes.terms.version, privacy: purposes.privacy.version }
const answered = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key', clientExtensionResults: {} }
const passkey = { ...answered, response: { clientDataJSON: 'bm9ib2R5', attestationObject: 'bm9ib2R5' } }

/** The calls of members about their own account. */
export const memberAccountAccess: Record<string, Access> = {
  'GET /company_users/found/': { ...entering, call: () => ({ query: 'q=計測' }) },
  'PATCH /company_users/account/': { ...own, call: () => ({ body: { name: '三枝 由香' } }) },
  'GET /company_users/settings/': { who: 'member', act: 'see_settings' },
  'GET /company_users/operator_viewings/': { who: 'member', act: 'see_settings' },
  'PATCH /company_users/settings/': { who: 'member', act: 'change_settings', call: () => ({ body: { is_hiring_open_position: true } }) },
  // The test's members have no password, so every password is wrong.
  'PUT /company_users/password/': { ...own, call: () => ({ body: { current_password: 'nobody', password: 'ひとりずつ 違う言葉' } }), status: 401 },
  'POST /company_users/email_changes/': { ...own, call: () => ({ body: { email: 'moved@yamada.example' } }) },
  'POST /company_users/memberships/': { ...own, call: () => ({ body: { token: 'a'.repeat(43), name: '三枝 由香', consents } }), status: 410 },
  'POST /company_users/memberships/{company_user_id}/sessions/': { ...own, call: nobodys('company_user_id'), status: 404 },
  'GET /company_users/sessions/': entering,
  'DELETE /company_users/sessions/': own,
  'DELETE /company_users/sessions/{session_id}/': { ...own, call: nobodys('session_id'), status: 404 },

  // No member here has set up a factor: the API refuses what needs one after the guard.
  'GET /company_users/second_factor/': entering,
  'POST /company_users/second_factor/proofs/': { ...entering, call: () => ({ body: { code: '000000' } }), status: 403 },
  'POST /company_users/second_factor/totp/': entering,
  'PUT /company_users/second_factor/totp/': { ...entering, call: () => ({ body: { code: '000000' } }), status: 404 },
  'DELETE /company_users/second_factor/totp/': { ...own, status: 404 },
  'POST /company_users/second_factor/recovery_codes/': { ...own, status: 404 },

  'GET /company_users/passkeys/': entering,
  'POST /company_users/passkeys/challenges/': entering,
  'POST /company_users/passkeys/': { ...entering, call: () => ({ body: { passkey } }), status: 403 },
  'PATCH /company_users/passkeys/{passkey_id}/': {
    ...own,
    call: () => ({ params: { passkey_id: randomUUID() }, body: { name: '会社のPC' } }),
    status: 404,
  },
  'DELETE /company_users/passkeys/{passkey_id}/': { ...own, call: nobodys('passkey_id'), status: 404 },
}
