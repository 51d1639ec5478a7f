import { type RawBuilder, sql } from 'kysely'
import { rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { AskedArea } from './areas-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { gathering } from '#server/platform/database/gathering.ts'
import { hashToken, idleDays, sessionCookieName } from '../session-cookie.ts'
import { factorStands } from '../factors/has-factor.ts'
import type { CandidateViewer, CompanyViewer, OperatorViewer, Viewer } from '#server/platform/viewers/viewer.ts'

type Asker = { cookie: (name: string) => string | undefined }

/** The user of the first session cookie found among the areas, in one statement for each. `mayNote`: the time of the last use can be written. */
export async function findViewer(db: Database, { cookie }: Asker, now: Date, areas: AskedArea[] = ['candidate'], mayNote = true): Promise<Viewer | undefined> {
  for (const area of areas) {
    const token = cookie(sessionCookieName(area === 'viewing' ? 'operator' : area))
    const viewer = token && (await find[area](db, [token], now, mayNote)).get(token)
    if (viewer) return viewer
  }
}

/** The same for many who ask at once, as screens do that come back: those who wait share a statement. */
export function gatheredViewers(db: Database, now: () => Date) {
  const ask = {
    candidate: gathering<string, Viewer>((tokens) => findCandidates(db, tokens, now())),
    company: gathering<string, Viewer>((tokens) => findMembers(db, tokens, now())),
    operator: gathering<string, Viewer>((tokens) => findOperators(db, tokens, now())),
  }
  return async ({ cookie }: Asker, areas: AskedArea[]): Promise<Viewer | undefined> => {
    for (const area of areas) {
      // What happens at a company is no business of an operator who looks at its pages.
      if (area === 'viewing') continue
      const token = cookie(sessionCookieName(area))
      const viewer = token && (await ask[area](token))
      if (viewer) return viewer
    }
  }
}

/** The accounts and the sessions of tokens, as a part of a statement. An account of another kind has no session here. The time of the last use is written once an hour. */
const found = (tokens: string[], area: Area, now: Date, mayNote: boolean) => sql`
  with found as (
    select token_hash, accounts.id, sessions.id as session_id, authenticated_at, second_factor_at, last_seen_at, is_demo, restricted_at is not null as is_restricted,
      ${factorStands} as has_factor
    from sessions join accounts on accounts.id = account_id and accounts.kind = ${area}
    where token_hash = any(${tokens.map(hashToken)}) and expires_at > ${now} and last_seen_at > ${now}::timestamptz - make_interval(hours => ${idleDays(area) * 24})
  )${mayNote ? seen(now) : none}`

const none = sql``
const seen = (now: Date) => sql`, seen as (
    update sessions set last_seen_at = ${now} from found where sessions.id = session_id and found.last_seen_at < ${now}::timestamptz - interval '1 hour'
  )`

/** How the second factor stands; without one the area says what is missing. */
const factor = (without: RawBuilder<unknown>) =>
  sql`case when second_factor_at is not null then 'passed' when has_factor then 'asked' else ${without} end as second_factor`

type Found<Of extends Viewer> = Omit<Of, 'area'> & { token_hash: Buffer }

function byToken<Row extends { token_hash: Buffer }>(tokens: string[], rows: Row[], viewerOf: (row: Omit<Row, 'token_hash'>) => Viewer) {
  const tokenOf = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]))
  return new Map(rows.map(({ token_hash, ...viewer }) => [tokenOf.get(token_hash.toString('hex'))!, viewerOf(viewer)]))
}

async function findCandidates(db: Database, tokens: string[], now: Date, mayNote = true): Promise<Map<string, Viewer>> {
  const { rows } = await sql<Found<CandidateViewer>>`
    ${found(tokens, 'candidate', now, mayNote)}
    select token_hash, found.id, session_id, authenticated_at, is_restricted, accounts.language, ${factor(sql`'optional'`)} from found join accounts using (id)`.execute(
    db,
  )
  return byToken(tokens, rows, (viewer) => ({ area: 'candidate', ...viewer }))
}

async function findMembers(db: Database, tokens: string[], now: Date, mayNote = true): Promise<Map<string, Viewer>> {
  const { rows } = await sql<Found<CompanyViewer>>`
    ${found(tokens, 'company', now, mayNote)}
    select token_hash, found.id, session_id, authenticated_at, company_id, people.name, role, state, end_of_contract, is_restricted,
      ${factor(sql`case when found.is_demo or not role = any(${rolesWithFactor}) then 'optional' else 'missing' end`)}
    from found join company_users as people using (id) join companies on companies.id = company_id`.execute(db)
  return byToken(tokens, rows, (viewer) => ({ area: 'company', ...viewer }))
}

async function findOperators(db: Database, tokens: string[], now: Date, mayNote = true): Promise<Map<string, Viewer>> {
  const { rows } = await sql<Found<OperatorViewer>>`
    ${found(tokens, 'operator', now, mayNote)}
    select token_hash, id, session_id, authenticated_at, name, role, ${factor(sql`'missing'`)} from found join operator_users using (id)`.execute(db)
  return byToken(tokens, rows, (viewer) => ({ area: 'operator', ...viewer }))
}

/** The company that an operator looks at, as a member of it who may look at some of its pages. Only after the second factor, and only as long as the role is full. */
async function findViewings(db: Database, tokens: string[], now: Date, mayNote = true): Promise<Map<string, Viewer>> {
  const { rows } = await sql<Omit<Found<CompanyViewer>, 'role' | 'second_factor' | 'viewing'> & { viewing_id: number; ends_at: string }>`
    ${found(tokens, 'operator', now, mayNote)}
    select token_hash, found.id, found.session_id, authenticated_at, company_id, operators.name, companies.state, end_of_contract, viewings.id as viewing_id, ends_at
    from found join operator_users as operators using (id)
    join company_viewings as viewings on viewings.session_id = found.session_id and ended_at is null and ends_at > ${now}
    join companies on companies.id = company_id
    where second_factor_at is not null and operators.role = 'full'`.execute(db)
  return byToken(tokens, rows, ({ viewing_id, ends_at, ...viewer }) => ({
    area: 'company',
    ...viewer,
    role: 'guest',
    second_factor: 'passed',
    viewing: { id: viewing_id, ends_at },
  }))
}

const find = { candidate: findCandidates, company: findMembers, operator: findOperators, viewing: findViewings }
