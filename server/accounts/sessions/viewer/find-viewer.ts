import { type RawBuilder, sql } from 'kysely'
import { rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hashToken, idleDays, sessionCookieName } from '../session-cookie.ts'
import { factorStands } from '../factors/has-factor.ts'
import type { CandidateViewer, CompanyViewer, OperatorViewer, Viewer } from '#server/platform/viewers/viewer.ts'

type Asker = { cookie: (name: string) => string | undefined }

/** The user of the first session cookie found among the areas, in one statement for each. */
export async function findViewer(db: Database, { cookie }: Asker, now: Date, areas: Area[] = ['candidate']): Promise<Viewer | undefined> {
  for (const area of areas) {
    const token = cookie(sessionCookieName(area))
    const viewer = token && (await find[area](db, token, now))
    if (viewer) return viewer
  }
}

/** The account and the session of a token, as a part of a statement. An account of another kind has no session here. The time of the last use is written once an hour. */
const found = (token: string, area: Area, now: Date) => sql`
  with found as (
    select accounts.id, sessions.id as session_id, authenticated_at, second_factor_at, last_seen_at, is_demo, restricted_at is not null as is_restricted,
      ${factorStands} as has_factor
    from sessions join accounts on accounts.id = account_id and accounts.kind = ${area}
    where token_hash = ${hashToken(token)} and expires_at > ${now} and last_seen_at > ${now}::timestamptz - make_interval(hours => ${idleDays(area) * 24})
  ), seen as (
    update sessions set last_seen_at = ${now} from found where sessions.id = session_id and found.last_seen_at < ${now}::timestamptz - interval '1 hour'
  )`

/** How the second factor stands; without one the area says what is missing. */
const factor = (without: RawBuilder<unknown>) =>
  sql`case when second_factor_at is not null then 'passed' when has_factor then 'asked' else ${without} end as second_factor`

async function findCandidate(db: Database, token: string, now: Date): Promise<CandidateViewer | undefined> {
  const { rows } = await sql<Omit<CandidateViewer, 'area'>>`
    ${found(token, 'candidate', now)}
    select id, session_id, authenticated_at, is_restricted, ${factor(sql`'optional'`)} from found`.execute(db)
  return rows[0] && { area: 'candidate', ...rows[0] }
}

async function findMember(db: Database, token: string, now: Date): Promise<CompanyViewer | undefined> {
  const { rows } = await sql<Omit<CompanyViewer, 'area'>>`
    ${found(token, 'company', now)}
    select found.id, session_id, authenticated_at, company_id, people.name, role, state, end_of_contract, is_restricted,
      ${factor(sql`case when found.is_demo or not role = any(${rolesWithFactor}) then 'optional' else 'missing' end`)}
    from found join company_users as people using (id) join companies on companies.id = company_id`.execute(db)
  return rows[0] && { area: 'company', ...rows[0] }
}

async function findOperator(db: Database, token: string, now: Date): Promise<OperatorViewer | undefined> {
  const { rows } = await sql<Omit<OperatorViewer, 'area'>>`
    ${found(token, 'operator', now)}
    select id, session_id, authenticated_at, name, role, ${factor(sql`'missing'`)} from found join operator_users using (id)`.execute(db)
  return rows[0] && { area: 'operator', ...rows[0] }
}

const find = { candidate: findCandidate, company: findMember, operator: findOperator }
