import { sql } from 'kysely'
import { companyBlocks } from './company-blocks.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** A company as the lists of this area show it. */
export const listedColumns = (db: Database, candidate_user_id: string) =>
  [
    'companies.id',
    'companies.name',
    'companies.logo',
    sql<boolean>`companies.id in (${companyBlocks(db, candidate_user_id).select('company_id')})`.as('is_company_block'),
  ] as const
