import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/connect.ts'
import { sessionCookieName } from '#server/sessions/session-cookie.ts'
import { hashToken, newToken } from '#server/sessions/token.ts'

/** The cookie of somebody new with an empty profile. */
export async function signedIn(db: Database, at: Date) {
  const now = at.toISOString()
  const token = newToken()
  const person = { email: `${randomUUID()}@candidate.example`, email_verified_at: now }
  const { id } = await db.insertInto('candidate_users').values(person).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id: id }).execute()
  const expires_at = new Date(at.getTime() + 86_400_000).toISOString()
  const session = { token_hash: hashToken(token), area: 'candidate', candidate_user_id: id, last_seen_at: now, authenticated_at: now, expires_at }
  await db.insertInto('sessions').values(session).execute()
  return `${sessionCookieName('candidate')}=${token}`
}
