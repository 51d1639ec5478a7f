import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** The tags of a company, each with how many candidates have it. */
export const companyTags = (db: Database, company_id: number) =>
  db
    .selectFrom('company_tags')
    .select(['id', 'name', sql<number>`(select count(*)::int from candidate_tags where tag_id = company_tags.id)`.as('candidates')])
    .where('company_id', '=', company_id)
    .orderBy('name')
    .orderBy('id')
