import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import type { Access, World } from '../access.ts'

async function aKey({ db, company_id, admin }: World) {
  const key = { company_id, company_user_id: admin, name: '採用管理', hint: 'mebae_abcd…', key_hash: hashToken(newToken()), scopes: ['jobs:read'] }
  const { id } = await db
    .insertInto('api_keys')
    .values({ ...key, expires_at: '2027-01-01T00:00:00+09:00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** API keys of a company. */
export const keyAccess: Record<string, Access> = {
  'GET /company_users/api_keys/': { who: 'member', act: 'manage_keys' },
  'POST /company_users/api_keys/': { who: 'member', act: 'manage_keys', call: () => ({ body: { name: '採用管理', scopes: ['jobs:read'], days: 90 } }) },
  'DELETE /company_users/api_keys/{id}/': { who: 'member', act: 'manage_keys', of: 'company', call: aKey },
}
