import { sql } from 'kysely'
import type { Database } from './connect.ts'

const LOCK = 1_636_052_443

/**
 * Until the transaction ends: all who act for a company share it, whoever decides about the company as a whole has it alone. So nothing of what its members do
 * falls after the answer that it was stopped. No row is held by it, so members do not wait for each other.
 */
export const takeCompany = (db: Database, company_id: number, as: 'shared' | 'alone') =>
  (as === 'shared'
    ? sql`select pg_advisory_xact_lock_shared(${LOCK}::integer, ${company_id}::integer)`
    : sql`select pg_advisory_xact_lock(${LOCK}::integer, ${company_id}::integer)`
  ).execute(db)
