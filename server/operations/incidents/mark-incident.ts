import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { holdIncident } from './hold-incident.ts'

const columns = { preliminary: 'preliminary_sent_at', final: 'final_sent_at', closed: 'closed_at' } as const

/** The first time counts: a second mark changes nothing. */
export async function markIncident(context: OperatorContext, id: number, mark: keyof typeof columns) {
  const { db, now } = context
  const incident = await holdIncident(db, id)
  const column = columns[mark]
  if (incident[column]) return { success: true }
  await db
    .updateTable('incidents')
    .set({ [column]: now().toISOString() })
    .where('id', '=', id)
    .execute()
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { mark } })
  return { success: true }
}
