import type { Database } from '#server/platform/database/connect.ts'
import { refuseViolation } from '#server/platform/errors/refuse-violation.ts'

/** The user of LINE is a column of the candidate, as the specification has it: notifications are sent there, too. */
export const findLineUser = (db: Database, line_user_id: string) =>
  db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select('accounts.id')
    .where('line_user_id', '=', line_user_id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Whether it is new. It replaces the one before; one that belongs to another candidate is refused. */
export async function addLineUser(db: Database, id: string, line_user_id: string) {
  const { numUpdatedRows } = await db
    .updateTable('candidate_users')
    .set({ line_user_id })
    .where('id', '=', id)
    .where('line_user_id', 'is distinct from', line_user_id)
    .executeTakeFirst()
    .catch(refuseViolation('candidate_users_line_user_id_key', 'LINE_TAKEN'))
  return numUpdatedRows > 0n
}

/** Whether there was one. */
export async function removeLineUser(db: Database, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('candidate_users')
    .set({ line_user_id: null })
    .where('id', '=', id)
    .where('line_user_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
