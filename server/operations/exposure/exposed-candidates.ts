import { sql } from 'kysely'
import type { ExposureWindow } from '#contract/operations/incidents/exposures.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The candidates whom a route showed in a window: pages, numbers, files and records of a leak all start here. */
export const exposedCandidates = (db: Database, { route, from_at, until_at }: ExposureWindow) =>
  db
    .selectFrom('access_log')
    .innerJoin('access_routes', 'access_routes.id', 'access_log.route_id')
    .where('route', '=', route)
    .where('hour', '>=', sql<string>`date_trunc('hour', ${from_at}::timestamptz)`)
    .where('hour', '<=', until_at)
    .where('last_at', '>=', from_at)
    .where('first_at', '<=', until_at)
