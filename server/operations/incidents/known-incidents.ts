import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** The records of leaks and drills, the newest first. */
export const knownIncidents = (db: Database) =>
  db
    .selectFrom('incidents')
    .selectAll()
    .select(sql<number>`(select count(*) from incident_people where incident_id = incidents.id)`.as('reachable'))
    .orderBy('id', 'desc')
