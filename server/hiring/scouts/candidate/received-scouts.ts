import { sql } from 'kysely'
import type { ReceivedScout } from '#contract/conversations/received-scout.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { scoutColumns, scoutShapes } from '../scout-columns.ts'

/** What reached a candidate, the latest first. What waits does not exist yet. */
export const receivedScouts = (db: Database, candidate_user_id: string, now: Date) =>
  db
    .selectFrom('scouts')
    .innerJoin('companies', 'companies.id', 'scouts.company_id')
    .select(scoutColumns)
    .select(scoutShapes(now))
    .select([
      sql<ReceivedScout['company']>`json_build_object('id', companies.id, 'name', companies.name, 'logo', companies.logo)`.as('company'),
      sql<ReceivedScout['state']>`scouts.state`.as('state'),
      'scouts.delivered_at',
    ])
    .$narrowType<{ delivered_at: string }>()
    .where('scouts.candidate_user_id', '=', candidate_user_id)
    .where('scouts.delivered_at', 'is not', null)
    .where('scouts.state', 'in', ['delivered', 'accepted', 'refused', 'parked'])
    .orderBy('scouts.delivered_at', 'desc')
    .orderBy('scouts.id')
