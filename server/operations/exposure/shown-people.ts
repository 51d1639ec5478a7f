import { sql } from 'kysely'
import type { LeakWindow } from '#contract/operations/incidents/leak-drills.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The candidates whom a route showed in a window: pages, numbers, files and records of a leak all start here. */
export const shownPeople = (db: Database, { route, from_at, until_at }: LeakWindow) =>
  db
    .selectFrom('route_accesses')
    .innerJoin('access_routes', 'access_routes.id', 'route_accesses.route_id')
    .where('route', '=', route)
    .where('hour', '>=', sql<string>`date_trunc('hour', ${from_at}::timestamptz)`)
    .where('hour', '<=', until_at)
    .where('last_at', '>=', from_at)
    .where('first_at', '<=', until_at)
