import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'

/** The cookie of the person of the demonstration: wishes of every kind, favourites, visits, requests, a saved search. */
export async function demoCandidate(db: Database) {
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', 'candidate@demo.example').executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const session = { token_hash: createHash('sha256').update(token).digest(), account_id: id }
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(Date.now() + 3_600_000).toISOString() })
    .execute()
  return `mebae_candidate=${token}`
}
