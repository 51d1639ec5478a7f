import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { sessionCookies } from './session-cookies.ts'

const DAY = 86_400_000

/** Gives this browser a session of that account; `isThrough` when the second factor was shown, too. */
export async function addSession(context: BrowserContext, db: Database, area: Area, id: string, isThrough = true) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      account_id: id,
      second_factor_at: isThrough ? new Date().toISOString() : null,
      expires_at: new Date(Date.now() + DAY).toISOString(),
    })
    .execute()
  await context.addCookies(sessionCookies(area, token))
}
