import { sql } from 'kysely'
import { rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { idleDays } from './session-limits.ts'
import { factorStands } from './factors/has-factor.ts'
import { sessionCookieName } from './session-cookie.ts'
import { hashToken } from './token.ts'
import type { CandidateViewer, CompanyViewer, OperatorViewer, Viewer } from '#server/platform/viewers/viewer.ts'

type Asker = { cookie: (name: string) => string | undefined }

/** Whoever holds a session's cookie of one of the areas, the first that is there. One statement each. */
export async function findViewer(db: Database, { cookie }: Asker, now: Date, areas: Area[] = ['candidate']): Promise<Viewer | undefined> {
  for (const area of areas) {
    const token = cookie(sessionCookieName(area))
    const viewer = token && (await find[area](db, token, now))
    if (viewer) return viewer
  }
}

/** The session of a token, as a part of a statement; the time it was last used is written once an hour. */
const session = (token: string, area: Area, now: Date) => sql`
  with found as (
    select id, candidate_user_id, company_user_id, operator_user_id, authenticated_at, second_factor_at, last_seen_at from sessions
    where token_hash = ${hashToken(token)} and area = ${area} and expires_at > ${now} and last_seen_at > ${now}::timestamptz - make_interval(hours => ${idleDays(area) * 24})
  ), seen as (
    update sessions set last_seen_at = ${now} from found where sessions.id = found.id and found.last_seen_at < ${now}::timestamptz - interval '1 hour'
  )`

async function findCandidate(db: Database, token: string, now: Date): Promise<CandidateViewer | undefined> {
  const { rows } = await sql<Omit<CandidateViewer, 'area'>>`
    ${session(token, 'candidate', now)}
    select candidate_user_id as id, found.id as session_id, authenticated_at, restricted_at is not null as is_restricted,
      case when second_factor_at is not null then 'passed' when ${factorStands.candidate} then 'asked' else 'optional' end as second_factor
    from found join candidate_users as people on people.id = candidate_user_id`.execute(db)
  return rows[0] && { area: 'candidate', ...rows[0] }
}

async function findMember(db: Database, token: string, now: Date): Promise<CompanyViewer | undefined> {
  const { rows } = await sql<Omit<CompanyViewer, 'area'>>`
    ${session(token, 'company', now)}
    select people.id, found.id as session_id, authenticated_at, company_id, people.name, role, state, end_of_contract, people.restricted_at is not null as is_restricted,
      case
        when second_factor_at is not null then 'passed'
        when ${factorStands.company} then 'asked'
        when people.is_demo or not role = any(${rolesWithFactor}) then 'optional'
        else 'missing' end as second_factor
    from found join company_users as people on people.id = company_user_id join companies on companies.id = company_id`.execute(db)
  return rows[0] && { area: 'company', ...rows[0] }
}

async function findOperator(db: Database, token: string, now: Date): Promise<OperatorViewer | undefined> {
  const { rows } = await sql<Omit<OperatorViewer, 'area'>>`
    ${session(token, 'operator', now)}
    select people.id, found.id as session_id, authenticated_at, people.name, role,
      case
        when second_factor_at is not null then 'passed'
        when ${factorStands.operator} then 'asked'
        else 'missing' end as second_factor
    from found join operator_users as people on people.id = operator_user_id`.execute(db)
  return rows[0] && { area: 'operator', ...rows[0] }
}

const find = { candidate: findCandidate, company: findMember, operator: findOperator }
