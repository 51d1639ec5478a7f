import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { eraseCandidate } from '#server/accounts/withdrawals/erase-candidate.ts'
import type { ErasureKind } from './note-erasure.ts'
import type { Erasures } from './read-erasures.ts'

/** Takes out of a restored database whoever left after the backup was made, as leaving does. */
export async function eraseAgain(db: Database, erasures: Erasures) {
  const candidates = await gone(db, 'candidate_users', erasures)
  for (const id of candidates) await inTransaction(db, (transaction) => eraseCandidate(transaction, id))
  const members = await gone(db, 'company_users', erasures)
  await sql`delete from company_users where id = any(${members}::uuid[])`.execute(db)
  const operators = await gone(db, 'operator_users', erasures)
  await sql`delete from operator_users where id = any(${operators}::uuid[])`.execute(db)
  const keys = await gone(db, 'api_keys', erasures)
  await sql`update api_keys set revoked_at = now() where id = any(${keys}::uuid[]) and revoked_at is null`.execute(db)
  return { candidates: candidates.length, members: members.length, operators: operators.length, keys: keys.length }
}

async function gone(db: Database, table: ErasureKind, erasures: Erasures) {
  const hashes = [...erasures[table]]
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where encode(sha256((${table}::text || ':' || id)::bytea), 'hex') = any(${hashes}::text[])
  `.execute(db)
  return rows.map(({ id }) => id)
}
