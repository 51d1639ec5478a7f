import { sql } from 'kysely'
import type { Incident } from '#contract/operations/incidents/incidents.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { shownPeople } from '../exposure/shown-people.ts'

type Opened = Pick<
  Incident,
  'is_drill' | 'title' | 'route' | 'from_at' | 'until_at' | 'known_at' | 'is_malicious' | 'is_sensitive' | 'is_encrypted' | 'fields' | 'cause' | 'measures'
>

/** Keeps the affected with the record: the log of accesses is forgotten after 35 days, the record is not. */
export async function openIncident(context: OperatorContext, opened: Opened) {
  const { db, now, viewer } = context
  const { id } = await db
    .insertInto('incidents')
    .values({ ...opened, affected: 0, operator_name: viewer.name, created_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const affected = shownPeople(db, opened)
    .select([sql<number>`${id}::integer`.as('incident_id'), 'candidate_user_id'])
    .distinct()
  const kept = await db.insertInto('incident_people').columns(['incident_id', 'candidate_user_id']).expression(affected).executeTakeFirst()
  const count = Number(kept.numInsertedOrUpdatedRows ?? 0)
  await db.updateTable('incidents').set({ affected: count }).where('id', '=', id).execute()
  const { route, from_at, until_at, is_drill } = opened
  await recordAct(context, { act: 'open_incident', subject_kind: 'incident', subject_id: id, detail: { route, from_at, until_at, is_drill, affected: count } })
  return { id, affected: count }
}
