import { sql } from 'kysely'
import { isListed } from '#server/companies/directory/public-companies.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { companyBlocks } from '../privacy/company-blocks.ts'

/** Whether the name of a company leads to its page: it is public, under contract, and not blocked for any reason. */
export const linkable = (db: Database, candidateId: string) =>
  sql<boolean>`${isListed} and companies.id not in (${companyBlocks(db, candidateId).select('company_id')})`
