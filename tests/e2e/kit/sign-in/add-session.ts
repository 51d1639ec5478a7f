import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { sessionCookies } from './session-cookies.ts'

const owners = { candidate: 'candidate_user_id', company: 'company_user_id', operator: 'operator_user_id' } as const
const DAY = 86_400_000

/** Adds a session of that account to this browser; `isThrough` when the account has also shown its second factor. */
export async function addSession(context: BrowserContext, db: Database, area: keyof typeof owners, id: string, isThrough = true) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      area,
      [owners[area]]: id,
      second_factor_at: isThrough ? new Date().toISOString() : null,
      expires_at: new Date(Date.now() + DAY).toISOString(),
    })
    .execute()
  await context.addCookies(sessionCookies(area, token))
}
