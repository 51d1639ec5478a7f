import { randomUUID } from 'node:crypto'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hashToken, newToken, sessionCookieName } from '#server/accounts/sessions/session-cookie.ts'

/** The cookie of a new candidate with an empty profile, a new admin of a new company, or a new operator, with every factor shown. */
export async function signedIn(db: Database, at: Date, area: Area) {
  const now = at.toISOString()
  const token = newToken()
  const account = { kind: area, email: `${randomUUID()}@${area}.example`, email_verified_at: now }
  const { id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  await { candidate: addCandidate, company: addMember, operator: addOperator }[area](db, id)
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: id,
      last_seen_at: now,
      authenticated_at: now,
      second_factor_at: area === 'candidate' ? null : now,
      // The shortest time a session may last: an operator's.
      expires_at: new Date(at.getTime() + 8 * 3_600_000).toISOString(),
    })
    .execute()
  return `${sessionCookieName(area)}=${token}`
}

async function addCandidate(db: Database, id: string) {
  await db.insertInto('candidate_users').values({ id }).execute()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id: id }).execute()
}

async function addMember(db: Database, id: string) {
  const company = await db.insertInto('companies').values({ name: '山田製作所', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('company_users').values({ id, name: '山田', role: 'admin', company_id: company.id }).execute()
}

const addOperator = (db: Database, id: string) => db.insertInto('operator_users').values({ id, name: '運営 花子', role: 'full' }).execute()
