import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { holdIncident } from './hold-incident.ts'

/** A line of the record's own log: the operator, the finding and the time. */
export async function noteIncident(context: OperatorContext, id: number, note: string) {
  const { db, now, viewer } = context
  await holdIncident(db, id)
  await db.insertInto('incident_notes').values({ incident_id: id, at: now().toISOString(), operator_name: viewer.name, note }).execute()
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { note: true } })
  return { success: true }
}
