import { sql } from 'kysely'
import type { AuditAct } from '#contract/platform/audit/audit-acts.ts'
import { eraseCandidate } from '#server/accounts/withdrawals/erase-candidate.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { Erasures } from '../erasures/read-erasures.ts'
import type { ErasureKind } from '../erasures/record-erasure.ts'

export type ActOfRestore = { viewer: { id: string; name: string }; act: AuditAct; subject_id: string; reason: string }
type Finishing = {
  /** The moment to which it leads back. */
  moment: string
  erasures: Erasures
  /** Who asked for it and who agreed: their lines were written after that moment, so they are written again. */
  acts?: ActOfRestore[]
}

/** Changes that a restored database needs before any client reads it. */
export async function finishRestore(url: string, { moment, erasures, acts = [] }: Finishing) {
  const db = connect(url)
  const act = async (one: Database) => {
    await sql`set statement_timeout = 0`.execute(one)
    // A session or a link that ended since would open again.
    for (const table of ['sessions', 'email_tokens', 'sign_in_challenges'] as const) await one.deleteFrom(table).execute()
    await endWhatWasUnderWay(one)
    const erased = await eraseAgain(one, erasures)
    for (const { viewer, ...act } of acts) await recordAct({ db: one, now: () => new Date(), viewer }, { ...act, subject_kind: 'system' })
    await recordAct({ db: one, now: () => new Date() }, { act: 'restore_backup', subject_kind: 'system', subject_id: moment, detail: erased })
    await one.updateTable('installation').set({ restore_id: sql`gen_random_uuid()` }).execute()
    // Without figures about its tables a new database plans badly until it has gathered some.
    await sql`analyze`.execute(one)
    return erased
  }
  return db
    .connection()
    .execute(act)
    .finally(() => db.destroy())
}

/** A backup and requests of that moment, with which nobody goes on: the page would show them as under way. */
async function endWhatWasUnderWay(db: Database) {
  await db.deleteFrom('backup_runs').where('finished_at', 'is', null).execute()
  const ended = { withdrawn_at: new Date().toISOString(), withdrawn_by_name: '' }
  await db.updateTable('restore_requests').set(ended).where('withdrawn_at', 'is', null).where('failure', '=', '').execute()
}

/** Deletes from a restored database the accounts, and the people from outside of the site, that left after the backup was made, as leaving does. */
async function eraseAgain(db: Database, erasures: Erasures) {
  const candidates = await gone(db, 'candidate_users', erasures)
  for (const id of candidates) await inTransaction(db, (transaction) => eraseCandidate(transaction, id))
  const members = await gone(db, 'company_users', erasures)
  const operators = await gone(db, 'operator_users', erasures)
  await sql`delete from accounts where id = any(${[...members, ...operators]}::uuid[])`.execute(db)
  const outsiders = await gone(db, 'outside_candidates', erasures)
  await sql`delete from outside_candidates where id = any(${outsiders}::uuid[])`.execute(db)
  const keys = await gone(db, 'api_keys', erasures)
  await sql`update api_keys set revoked_at = now() where id = any(${keys}::uuid[]) and revoked_at is null`.execute(db)
  return { candidates: candidates.length, members: members.length, operators: operators.length, outsiders: outsiders.length, keys: keys.length }
}

async function gone(db: Database, table: ErasureKind, erasures: Erasures) {
  const hashes = [...erasures[table]]
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where encode(sha256((${table}::text || ':' || id)::bytea), 'hex') = any(${hashes}::text[])
  `.execute(db)
  return rows.map(({ id }) => id)
}
