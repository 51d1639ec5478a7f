import { randomUUID } from 'node:crypto'
import { apiPrefix } from '#contract/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hashToken, newToken, sessionCookieName } from '#server/accounts/sessions/session-cookie.ts'

/** One side of a conversation: its cookie, the address where it writes, and the one where it watches. */
export type Party = { side: 'candidate' | 'company'; cookie: string; path: string; events: string }
export type Pair = { thread_id: string; parties: [Party, Party] }

/** A candidate and a member of a separate company, signed in, whose conversation both may write in: the candidate has written the first message. */
export async function addPair(db: Database): Promise<Pair> {
  const now = new Date().toISOString()
  const accountOf = (kind: Party['side']) =>
    db
      .insertInto('accounts')
      .values({ kind, email: `${randomUUID()}@${kind}.example`, email_verified_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id: candidate_user_id } = await accountOf('candidate')
  await db.insertInto('candidate_users').values({ id: candidate_user_id, is_open: true }).execute()
  await db.insertInto('candidate_profiles').values({ candidate_user_id }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id }).execute()
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: `測る会社 ${randomUUID()}`, state: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: company_user_id } = await accountOf('company')
  await db.insertInto('company_users').values({ id: company_user_id, company_id, name: '採用担当', role: 'admin' }).execute()
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ candidate_user_id, company_id, last_number: 1, last_message_at: now, turn: 'company', turn_since: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, client_id: randomUUID(), company: false, message: 'はじめまして。' }).execute()
  const partyOf = async (side: Party['side'], other: string | number, account_id: string) => ({
    side,
    cookie: `${sessionCookieName(side)}=${await addSession(db, account_id)}`,
    path: `${apiPrefix}/${side}_users/messages/${other}/`,
    events: `${apiPrefix}/${side}_users/events/`,
  })
  return {
    thread_id,
    parties: [await partyOf('candidate', company_id, candidate_user_id), await partyOf('company', candidate_user_id, company_user_id)],
  }
}

async function addSession(db: Database, account_id: string) {
  const token = newToken()
  const now = new Date()
  const session = { token_hash: hashToken(token), account_id, authenticated_at: now.toISOString(), second_factor_at: now.toISOString() }
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(now.getTime() + 86_400_000).toISOString() })
    .execute()
  return token
}
