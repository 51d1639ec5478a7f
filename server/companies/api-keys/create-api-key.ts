import type { NewApiKey } from '#contract/companies/members/api-keys.ts'
import { fail } from '#server/fail.ts'
import { requireReauthentication } from '#server/accounts/sessions/require-reauthentication.ts'
import { hashToken } from '#server/accounts/sessions/token.ts'
import { apiKeysOf, type KeysContext } from './api-keys-of.ts'
import { hintOf, newKey } from './new-key.ts'

const MOST = 20
const DAY = 86_400_000

/** Makes a key, shown this once: only its hash is stored. The lock of the company keeps two members from making one too many. */
export async function createApiKey(context: KeysContext, { name, scopes, days }: NewApiKey) {
  requireReauthentication(context)
  const { db, now, viewer } = context
  await db.selectFrom('companies').select('id').where('id', '=', viewer.company_id).forNoKeyUpdate().execute()
  const known = await apiKeysOf(context).execute()
  if (known.filter(({ state }) => state === 'active').length >= MOST) fail('TOO_MANY_KEYS')
  const key = newKey()
  const { id } = await db
    .insertInto('api_keys')
    .values({
      company_id: viewer.company_id,
      company_user_id: viewer.id,
      name,
      hint: hintOf(key),
      key_hash: hashToken(key),
      scopes: [...new Set(scopes)],
      created_at: now().toISOString(),
      expires_at: new Date(now().getTime() + days * DAY).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { api_key: await apiKeysOf(context).where('api_keys.id', '=', id).executeTakeFirstOrThrow(), key }
}
