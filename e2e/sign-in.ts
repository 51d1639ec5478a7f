import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/database/connect.ts'

/** Gives this browser a session of that candidate. */
export async function signIn(context: BrowserContext, db: Database, candidate_user_id: string) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      area: 'candidate',
      candidate_user_id,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .execute()
  const cookie = { name: 'mebae_candidate', value: token, path: '/', httpOnly: true, sameSite: 'Lax' as const }
  await context.addCookies(['127.0.0.1', 'localhost'].map((domain) => ({ ...cookie, domain })))
}
