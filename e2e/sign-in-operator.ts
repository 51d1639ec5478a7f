import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/database/connect.ts'
import { sessionCookies } from './session-cookies.ts'

/** An operator of a month, who counts as the second of two, signed in in this browser with both factors shown a moment ago. */
export async function signInOperator(context: BrowserContext, db: Database, { role = 'full', name = '運営 太郎' }: { role?: string; name?: string } = {}) {
  const now = new Date().toISOString()
  const settled_at = new Date(Date.now() - 30 * 86_400_000).toISOString()
  const { id } = await db
    .insertInto('operator_users')
    .values({ email: `${randomUUID()}@operator.example`, name, role, settled_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      area: 'operator',
      operator_user_id: id,
      second_factor_at: now,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .execute()
  await context.addCookies(sessionCookies('operator', token))
  return { id, name }
}
