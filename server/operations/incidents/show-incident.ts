import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { fail } from '#server/fail.ts'
import { incidentOf } from './incident-of.ts'
import { knownIncidents } from './known-incidents.ts'
import { reportDraft } from './report-draft.ts'

export async function showIncident({ db, viewer }: OperatorContext, id: number) {
  const row = await knownIncidents(db).where('id', '=', id).executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  const incident = incidentOf(row, viewer.id)
  const notes = await db.selectFrom('incident_notes').select(['id', 'at', 'operator_name', 'note']).where('incident_id', '=', id).orderBy('id').execute()
  return { incident, notes, preliminary_report: reportDraft(incident, 'preliminary'), final_report: reportDraft(incident, 'final') }
}
