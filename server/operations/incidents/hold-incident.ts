import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** A record that is still open, held until the transaction ends. */
export async function holdIncident(db: Database, id: number) {
  const incident = await db.selectFrom('incidents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!incident) fail('NOT_FOUND')
  if (incident.closed_at) fail('INCIDENT_CLOSED')
  return incident
}
