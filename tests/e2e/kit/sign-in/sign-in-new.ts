import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { signIn } from './sign-in.ts'

/** A candidate with a verified address and an empty profile, signed in in this browser. */
export async function signInNew(context: BrowserContext, db: Database) {
  const now = new Date().toISOString()
  const email = `${randomUUID()}@candidate.example`
  const { id } = await db.insertInto('accounts').values({ kind: 'candidate', email, email_verified_at: now }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('candidate_users').values({ id, username: '旅の途中' }).execute()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id, intention_updated_at: now }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id: id }).execute()
  await signIn(context, db, id)
  return { id, email }
}
