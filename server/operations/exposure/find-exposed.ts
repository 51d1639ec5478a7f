import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { ExposureWindow, ShownPerson } from '#contract/operations/incidents/exposures.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { DAYS_ACCESSES_KEPT } from '#server/platform/access-log/accesses.ts'
import { exposedCandidates } from './exposed-candidates.ts'

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
