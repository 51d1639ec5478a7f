import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { addSession } from './add-session.ts'

/** An operator whose account is a month old, who counts as the second of two, signed in in this browser a moment ago with both factors. */
export async function signInOperator(context: BrowserContext, db: Database, { role = 'full', name = '運営 太郎' }: { role?: string; name?: string } = {}) {
  const settled_at = new Date(Date.now() - 30 * 86_400_000).toISOString()
  const { id } = await db
    .insertInto('accounts')
    .values({ kind: 'operator', email: `${randomUUID()}@operator.example`, email_verified_at: settled_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('operator_users').values({ id, name, role, settled_at }).execute()
  await addSession(context, db, 'operator', id)
  return { id, name }
}
