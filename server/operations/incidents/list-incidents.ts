import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { incidentOf } from './incident-of.ts'
import { knownIncidents } from './known-incidents.ts'

const SHOWN = 100

export async function listIncidents({ db, viewer }: OperatorContext) {
  const rows = await knownIncidents(db).limit(SHOWN).execute()
  return { incidents: rows.map((row) => incidentOf(row, viewer.id)) }
}
