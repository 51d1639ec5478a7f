import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/database/connect.ts'
import { sessionCookies } from './session-cookies.ts'

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
  await context.addCookies(sessionCookies('candidate', token))
}
