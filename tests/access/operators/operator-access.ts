import { randomUUID } from 'node:crypto'
import { addOperator, daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const entering = { who: 'operator', act: 'see_account', audited: false } as const
const own = { who: 'operator', act: 'change_account', audited: false } as const
const managing = { who: 'operator', act: 'manage_members' } as const
const answered = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key', clientExtensionResults: {} }
const passkey = { ...answered, response: { clientDataJSON: 'bm9ib2R5', attestationObject: 'bm9ib2R5' } }
const nobodys = (name: string) => () => ({ params: { [name]: randomUUID() } })
const colleague = async ({ db }: World) => ({ params: { id: (await addOperator(db, { role: 'read_only' })).id } })
const aRequest = async ({ db }: World) => {
  const asked = { kind: 'create', email: `${randomUUID()}@mebae.example`, name: '新人 一郎', role: 'read_only', asked_at: daysAgo(1) }
  const { id } = await db
    .insertInto('operator_requests')
    .values({ ...asked, asked_by: (await addOperator(db)).id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id }, body: { is_approved: true, reason: '確かめた' } }
}
const colleagueWith = (body: object) => async (world: World) => ({ ...(await colleague(world)), body: { ...body, reason: '異動のため' } })

/** The operators: their own accounts, and each other. */
export const operatorAccess: Record<string, Access> = {
  'GET /operators/account/': entering,
  'GET /operators/approvals/': entering,
  'GET /operators/found/': { ...entering, audited: true, call: () => ({ query: 'q=hanako@mebae.example' }) },
  // The test's operators have no password, so every password is wrong.
  'PUT /operators/password/': { ...own, call: () => ({ body: { current_password: 'nobody', password: 'ひとりずつ 違う言葉' } }), status: 401 },
  'POST /operators/email_changes/': { ...own, call: () => ({ body: { email: 'moved@mebae.example' } }) },
  'GET /operators/sessions/': entering,
  'DELETE /operators/sessions/': own,
  'DELETE /operators/sessions/{session_id}/': { ...own, call: nobodys('session_id'), status: 404 },
  'POST /operators/password_resets/': { who: 'anyone', call: () => ({ body: { email: 'someone@mebae.example' } }) },
  'POST /operators/password_resets/uses/': { who: 'anyone', call: () => ({ body: { token: 'unknown', password: 'ひとりずつ 違う言葉' } }), status: 410 },
  'POST /operators/email_changes/uses/': { who: 'anyone', call: () => ({ body: { token: 'unknown' } }), status: 410 },

  // No operator here has set up a factor: the API refuses what needs one after the guard.
  'GET /operators/second_factor/': entering,
  'POST /operators/second_factor/proofs/': { ...entering, call: () => ({ body: { code: '000000' } }), status: 403 },
  'POST /operators/second_factor/totp/': entering,
  'PUT /operators/second_factor/totp/': { ...entering, call: () => ({ body: { code: '000000' } }), status: 404 },
  'DELETE /operators/second_factor/totp/': { ...own, status: 404 },
  'POST /operators/second_factor/recovery_codes/': { ...own, status: 404 },
  'GET /operators/passkeys/': entering,
  'POST /operators/passkeys/challenges/': entering,
  'POST /operators/passkeys/': { ...entering, call: () => ({ body: { passkey } }), status: 403 },
  'PATCH /operators/passkeys/{passkey_id}/': { ...own, call: () => ({ params: { passkey_id: randomUUID() }, body: { name: 'PC' } }), status: 404 },
  'DELETE /operators/passkeys/{passkey_id}/': { ...own, call: nobodys('passkey_id'), status: 404 },

  'GET /operators/members/': { who: 'operator', act: 'see_members' },
  'POST /operators/members/': { ...managing, call: () => ({ body: { email: `${randomUUID()}@mebae.example`, name: '新人 一郎', role: 'read_only' } }) },
  'PUT /operators/members/requests/{id}/decision/': { ...managing, call: aRequest },
  'POST /operators/members/{id}/invitations/': { ...managing, call: colleague },
  'PUT /operators/members/{id}/role/': { ...managing, call: colleagueWith({ role: 'full' }) },
  'PUT /operators/members/{id}/second_factor_reset/': { ...managing, call: colleagueWith({}) },
  'PUT /operators/members/{id}/removal/': { ...managing, call: colleagueWith({}) },
  'GET /operators/audit_logs/': { who: 'operator', act: 'see_audit' },
}
