import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/database/connect.ts'

/** Somebody with a verified address and an empty profile, signed in in this browser. */
export async function signInNew(context: BrowserContext, db: Database) {
  const token = randomBytes(32).toString('base64url')
  const now = new Date().toISOString()
  const { id } = await db
    .insertInto('candidate_users')
    .values({ email: `${randomUUID()}@candidate.example`, email_verified_at: now, username: '旅の途中' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id, intention_updated_at: now }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id: id }).execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      area: 'candidate',
      candidate_user_id: id,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .execute()
  await context.addCookies([{ name: 'mebae_candidate', value: token, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Lax' }])
  return { id }
}
