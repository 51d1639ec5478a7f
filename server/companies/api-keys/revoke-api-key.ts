import { fail } from '#server/fail.ts'
import type { KeysContext } from './api-keys-of.ts'

/** Stops a key for good; stopped again, it stays as it was. */
export async function revokeApiKey({ db, now, viewer }: KeysContext, id: string) {
  const found = await db.selectFrom('api_keys').select('id').where('id', '=', id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  await db.updateTable('api_keys').set({ revoked_at: now().toISOString() }).where('id', '=', id).where('revoked_at', 'is', null).execute()
  return { success: true }
}
