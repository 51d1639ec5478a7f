import type { OperatorContext } from '#server/platform/request/operator-context.ts'

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
