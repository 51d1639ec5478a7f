import { randomUUID } from 'node:crypto'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { ofArea } from '#server/platform/viewers/of-area.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sessionCookieName } from '#server/accounts/sessions/session-cookie.ts'
import { hashToken, newToken } from '#server/accounts/sessions/token.ts'

/** The cookie of a new candidate with an empty profile, a new admin of a new company, or a new operator, with every factor shown. */
export async function signedIn(db: Database, at: Date, area: Area) {
  const now = at.toISOString()
  const token = newToken()
  const id = await { candidate: addCandidate, company: addMember, operator: addOperator }[area](db, now)
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      area,
      [ofArea[area].own]: id,
      last_seen_at: now,
      authenticated_at: now,
      second_factor_at: area === 'candidate' ? null : now,
      // The shortest time a session may last: an operator's.
      expires_at: new Date(at.getTime() + 8 * 3_600_000).toISOString(),
    })
    .execute()
  return `${sessionCookieName(area)}=${token}`
}

async function addCandidate(db: Database, now: string) {
  const person = { email: `${randomUUID()}@candidate.example`, email_verified_at: now }
  const { id } = await db.insertInto('candidate_users').values(person).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id: id }).execute()
  return id
}

async function addMember(db: Database, now: string) {
  const company = await db.insertInto('companies').values({ name: '山田製作所', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  const member = { email: `${randomUUID()}@company.example`, email_verified_at: now, name: '山田', role: 'admin', company_id: company.id }
  return (await db.insertInto('company_users').values(member).returning('id').executeTakeFirstOrThrow()).id
}

async function addOperator(db: Database) {
  const operator = { email: `${randomUUID()}@operator.example`, name: '運営 花子', role: 'full' }
  return (await db.insertInto('operator_users').values(operator).returning('id').executeTakeFirstOrThrow()).id
}
