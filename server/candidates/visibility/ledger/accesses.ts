import { sql } from 'kysely'
import { AccessKind, type Access } from '#contract/candidates/privacy/privacy.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The ledger of one candidate, newest first. */
export const accesses = (db: Database, candidate_user_id: string) =>
  db
    .selectFrom('events')
    .innerJoin('companies', 'companies.id', 'events.company_id')
    .select(['events.id', 'events.at', 'events.kind', 'companies.id as company_id', 'companies.name as company_name'])
    .select([
      sql<string>`coalesce(events.detail ->> 'member_name', '')`.as('member_name'),
      sql<string[]>`array(select jsonb_array_elements_text(coalesce(events.detail -> 'parts', '[]')))`.as('parts'),
    ])
    .where('events.candidate_user_id', '=', candidate_user_id)
    .where('events.kind', 'in', AccessKind.options)
    .orderBy('events.at', 'desc')
    .orderBy('events.id', 'desc')
    .$narrowType<Pick<Access, 'kind'>>()
