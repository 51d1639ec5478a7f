import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer, Staff, Viewer } from '#server/platform/viewers/viewer.ts'

/**
 * One person's writes come one after another, so none meets another half done. Gives nobody when they left or were signed out meanwhile;
 * a member or operator who may do less by now is told to come again.
 * The person is locked first and the session only read, in its own statement that sees what the one before did.
 */
export async function lockViewer<Held extends Viewer>(db: Database, viewer: Held): Promise<Held | undefined> {
  if (viewer.area === 'operator') await sql`select pg_advisory_xact_lock(${OPERATORS})`.execute(db)
  const { id, area } = viewer
  const held = await db.selectFrom('accounts').select('restricted_at').where('id', '=', id).where('kind', '=', area).forNoKeyUpdate().executeTakeFirst()
  if (viewer.area !== 'candidate') await refuseOtherRole(db, viewer)
  // Who was restricted while their write waited is.
  const is_restricted = Boolean(held?.restricted_at)
  if (viewer.area === 'company') {
    await lockCompany(db, viewer.company_id, 'shared')
    const company = await standingOf(db, viewer)
    return company && { ...viewer, is_restricted, ...company }
  }
  const session = await db.selectFrom('sessions').select('id').where('id', '=', viewer.session_id).executeTakeFirst()
  return session && { ...viewer, is_restricted }
}

/** The state of the company now, for a member who may still act for it: it may have been suspended while this write waited. */
async function standingOf(db: Database, viewer: CompanyViewer) {
  if (viewer.key && !(await isInUse(db, viewer.key.id))) return undefined
  return db
    .selectFrom('companies')
    .select(['state', 'end_of_contract'])
    .where('id', '=', viewer.company_id)
    .$if(!viewer.key, (companies) =>
      companies.where(({ exists, selectFrom }) => exists(selectFrom('sessions').select('id').where('id', '=', viewer.session_id))),
    )
    .$narrowType<Pick<CompanyViewer, 'state'>>()
    .executeTakeFirst()
}

/** Held, so that a key that was stopped does nothing more once that was answered. */
async function isInUse(db: Database, id: string) {
  return db.selectFrom('api_keys').select('id').where('id', '=', id).where('revoked_at', 'is', null).forShare().executeTakeFirst()
}

/** Of PostgreSQL's own locks. Some acts of operators look at all operators: two of them, each holding its own row, would wait for each other. */
const OPERATORS = 1_636_052_420

/** The row of their kind is locked, too: a change of the role waits for writes that began under it. */
async function refuseOtherRole(db: Database, { area, id, role }: Staff) {
  const staff = area === 'company' ? 'company_users' : 'operator_users'
  const now = await db.selectFrom(staff).select('role').where('id', '=', id).forShare().executeTakeFirst()
  if (now && now.role !== role) fail('ROLE_FORBIDDEN')
}
