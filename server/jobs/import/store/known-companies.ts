import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

export type KnownCompany = {
  id: number
  name: string
  corporate_number: string | null
  source: string | null
  reference_number: string | null
  is_demo: boolean
  /** When its first member came. */
  members_since: string | null
}

/** Every company, the oldest first, with what an import compares. */
export const knownCompanies = (db: Database): Promise<KnownCompany[]> =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'corporate_number', 'source', 'reference_number', 'is_demo'])
    .select(sql<string | null>`(select min(created_at) from company_users where company_id = companies.id)`.as('members_since'))
    .orderBy('id')
    .execute()
