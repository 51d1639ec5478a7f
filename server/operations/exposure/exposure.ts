import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { contract } from '#contract/index.ts'
import type { ExposureWindow, ShownPerson } from '#contract/operations/incidents/exposures.ts'
import { type Page, PAGE_SIZE } from '#contract/platform/page.ts'
import { DAYS_ACCESSES_KEPT } from '#server/platform/access-log/accesses.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** The candidates whom a route showed in a window: pages, numbers, files and records of a leak all start here. */
export const exposedCandidates = (db: Database, { route, from_at, until_at }: ExposureWindow) =>
  db
    .selectFrom('access_log')
    .innerJoin('access_routes', 'access_routes.id', 'access_log.route_id')
    .where('route', '=', route)
    .where('hour', '>=', sql<string>`date_trunc('hour', ${from_at}::timestamptz)`)
    .where('hour', '<=', until_at)
    .where('last_at', '>=', from_at)
    .where('first_at', '<=', until_at)

/** From a route and a window to the candidates whose data it showed. The audit log records the operator and the count. */
export async function findExposed(context: OperatorContext, { page = 1, per_page = PAGE_SIZE, ...window }: ExposureWindow & Page) {
  const { db, now } = context
  const shown = exposedCandidates(db, window)
  const askers = (area: string) => sql<number>`count(distinct principal_id) filter (where area = ${area})`.as(area)
  const totals = await shown
    .select([sql<number>`count(distinct candidate_user_id)`.as('affected'), askers('candidate'), askers('company'), askers('operator')])
    .executeTakeFirstOrThrow()
  const people = await shown
    .select([
      'candidate_user_id as candidate_id',
      sql<number>`sum(times)`.as('times'),
      sql<string>`min(first_at)`.as('first_at'),
      sql<string>`max(last_at)`.as('last_at'),
      sql<ShownPerson['areas']>`array_agg(distinct area order by area)`.as('areas'),
    ])
    .groupBy('candidate_user_id')
    .orderBy('first_at')
    .orderBy('candidate_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { affected, candidate, company, operator } = totals as Record<'affected' | 'candidate' | 'company' | 'operator', number>
  await recordAct(context, { act: 'drill_leak', subject_kind: 'system', subject_id: '', detail: { ...window, affected } })
  const known_from = new Date(now().getTime() - DAYS_ACCESSES_KEPT * 86_400_000).toISOString()
  return { affected, people, askers: { candidate, company, operator }, page, per_page, known_from }
}

/** The affected by id, for a spreadsheet: no names, no addresses. */
export async function exportExposed(context: OperatorContext, window: ExposureWindow) {
  const rows = await exposedCandidates(context.db, window)
    .select(['candidate_user_id', sql<string>`min(first_at)`.as('first_at'), sql<string>`max(last_at)`.as('last_at'), sql<number>`sum(times)`.as('times')])
    .groupBy('candidate_user_id')
    .orderBy('candidate_user_id')
    .execute()
  await recordAct(context, { act: 'drill_leak', subject_kind: 'system', subject_id: '', detail: { ...window, affected: rows.length, file: true } })
  const columns = { candidate_user_id: '求職者のID', first_at: 'はじめ', last_at: 'おわり', times: '回数' }
  const table = stringify(rows, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([table], 'affected.csv', { type: 'text/csv' })
}

type Node = { '~orpc'?: { route: { method?: string; path?: string } } }

/** Every call of signed-in users, by its name in the access log. */
const calls = [contract.candidate_users, contract.company_users, contract.operators].flatMap(callsIn).toSorted()

function callsIn(node: object): string[] {
  const route = (node as Node)['~orpc']?.route
  return route
    ? [`${route.method} ${route.path}`]
    : Object.values(node).flatMap((child) => (typeof child === 'object' && child ? callsIn(child as object) : []))
}

/** The published calls, and all other recorded routes: pages, and calls of earlier builds. */
export async function knownRoutes(db: Database) {
  const seen = await db.selectFrom('access_routes').select('route').execute()
  return [...new Set([...calls, ...seen.map(({ route }) => route)])].toSorted()
}
