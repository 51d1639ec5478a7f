import { lockAccounts } from '../../account/lock-accounts.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Whether there are two operators who may change things, so that a third takes a second one's consent. Held, so that two who add at once do not both find one. */
export async function needsConsent(db: Database) {
  const full = () => db.selectFrom('operator_users').select('id').where('role', '=', 'full').execute()
  await lockAccounts(
    db,
    (await full()).map(({ id }) => id),
  )
  return (await full()).length > 1
}
