import { sql } from 'kysely'
import type { Database } from './connect.ts'

const LOCK = 1_636_052_443

/**
 * Locks a company until the transaction ends: members and programs that act for it share the lock, an operator who decides about the company as a whole holds
 * it alone. So no act of a member follows the reply that the company was stopped. It locks no row, so members do not wait for each other.
 */
export const lockCompany = (db: Database, company_id: number, as: 'shared' | 'alone') =>
  (as === 'shared'
    ? sql`select pg_advisory_xact_lock_shared(${LOCK}::integer, ${company_id}::integer)`
    : sql`select pg_advisory_xact_lock(${LOCK}::integer, ${company_id}::integer)`
  ).execute(db)
