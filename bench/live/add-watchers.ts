import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { hashToken, newToken, sessionCookieName } from '#server/accounts/sessions/session-cookie.ts'

const AT_ONCE = 1_000

/** The cookies of so many signed-in candidates. */
export async function addWatchers(db: Database, count: number): Promise<string[]> {
  const cookies: string[] = []
  while (cookies.length < count) {
    const now = new Date().toISOString()
    const fresh = Array.from({ length: Math.min(AT_ONCE, count - cookies.length) }, () => ({ id: randomUUID(), token: newToken() }))
    await db
      .insertInto('accounts')
      .values(fresh.map(({ id }) => ({ id, kind: 'candidate', email: `${id}@candidate.example`, email_verified_at: now })))
      .execute()
    await db
      .insertInto('candidate_users')
      .values(fresh.map(({ id }) => ({ id })))
      .execute()
    const own = fresh.map(({ id }) => ({ candidate_user_id: id }))
    await db.insertInto('candidate_profiles').values(own).execute()
    await db.insertInto('candidate_privacy').values(own).execute()
    const expires_at = new Date(Date.now() + 86_400_000).toISOString()
    const sessions = fresh.map(({ id, token }) => ({ token_hash: hashToken(token), account_id: id, authenticated_at: now, expires_at }))
    await db.insertInto('sessions').values(sessions).execute()
    cookies.push(...fresh.map(({ token }) => `${sessionCookieName('candidate')}=${token}`))
  }
  return cookies
}
