import type { Incident } from '#contract/operations/incidents/incidents.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { holdIncident } from './hold-incident.ts'

type Facts = Pick<Incident, 'fields' | 'cause' | 'measures' | 'is_malicious' | 'is_sensitive' | 'is_encrypted'>

/** The facts known by now; the deadlines follow them. */
export async function changeIncident(context: OperatorContext, id: number, facts: Facts) {
  await holdIncident(context.db, id)
  await context.db.updateTable('incidents').set(facts).where('id', '=', id).execute()
  const { is_malicious, is_sensitive, is_encrypted } = facts
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { is_malicious, is_sensitive, is_encrypted } })
  return { success: true }
}
