import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { PASSWORD } from './type-sign-in.ts'

/** A candidate who has an account but is not signed in in this browser. */
export async function addSomebody(db: Database) {
  const now = new Date().toISOString()
  const email = `${randomUUID()}@candidate.example`
  const account = { kind: 'candidate', email, email_verified_at: now, password_hash: await hashPassword(PASSWORD) }
  const { id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('candidate_users').values({ id, username: '旅の途中' }).execute()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id, intention_updated_at: now }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id: id }).execute()
  return { id, email }
}
