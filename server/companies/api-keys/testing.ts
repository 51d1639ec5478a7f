import type { Insertable } from 'kysely'
import { allScopes } from '#contract/companies/members/api-key-scopes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { newTotpSecret } from '#server/accounts/second-factors/totp-of.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { daysAgo } from '#server/testing.ts'
import { hintOf, newKey } from './api-keys.ts'

/** A key of this member, with every scope by default: the value of a program's `Authorization`. Like every maker of a key, the member has a second factor. */
export async function addApiKey(db: Database, { id, company_id }: { id: string; company_id: number }, key: Partial<Insertable<DB['api_keys']>> = {}) {
  const secret = newKey()
  await db
    .updateTable('accounts')
    .set({ totp_secret_sealed: seal(newTotpSecret()), totp_confirmed_at: daysAgo(3) })
    .where('id', '=', id)
    .where('totp_confirmed_at', 'is', null)
    .execute()
  await db
    .insertInto('api_keys')
    .values({
      company_id,
      company_user_id: id,
      name: '採用管理システム',
      hint: hintOf(secret),
      key_hash: hashToken(secret),
      scopes: allScopes,
      created_at: daysAgo(1),
      expires_at: daysAgo(-90),
      ...key,
    })
    .execute()
  return `Bearer ${secret}`
}
