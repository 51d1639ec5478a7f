import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { ExposureWindow } from '#contract/operations/incidents/exposures.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { exposedCandidates } from './exposed-candidates.ts'

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
