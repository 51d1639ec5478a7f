import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { lockAccounts } from '../../account/accounts.ts'

type Tie = { id: string; by: string; kind: 'created' | 'raised' | 'reset' }

/** From now on these two are not two people any more, and the one who was changed starts their seven days again. Who changes themself is tied to nobody. */
export async function tieOperators({ db, now }: Pick<OperatorContext, 'db' | 'now'>, { id, by, kind }: Tie) {
  const at = now().toISOString()
  await db.updateTable('operator_users').set({ settled_at: at, updated_at: at }).where('id', '=', id).execute()
  if (id === by) return
  const tie = { operator_user_id: id, by_operator_user_id: by, kind, at }
  await db
    .insertInto('operator_ties')
    .values(tie)
    .onConflict((conflict) => conflict.columns(['operator_user_id', 'by_operator_user_id', 'kind']).doUpdateSet({ at }))
    .execute()
}

/** Whether one of two operators created, raised or reset the other. */
export const isTied = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`exists (
  select from operator_ties as ties where (ties.operator_user_id, ties.by_operator_user_id) in ((${one}, ${other}), (${other}, ${one})))`

/** Whether there are two operators who may change things, so that a third takes a second one's consent. Held, so that two who add at once do not both find one. */
export async function needsConsent(db: Database) {
  const full = () => db.selectFrom('operator_users').select('id').where('role', '=', 'full').execute()
  await lockAccounts(
    db,
    (await full()).map(({ id }) => id),
  )
  return (await full()).length > 1
}
