import { sql } from 'kysely'
import { SETTLED_DAYS } from '#contract/platform/errors/second-operator.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** Whether an operator removed another one, or took the full role from them, in the last days: nobody becomes the only one to decide by their own act. */
export async function lostColleague({ db, now }: Pick<OperatorContext, 'db' | 'now'>) {
  const found = await db
    .selectFrom('audit_logs')
    .select('id')
    .where('act', 'in', ['remove_operator', 'change_operator_role'])
    .where(sql<boolean>`detail->>'from' = 'full'`)
    .whereRef('operator_user_id', '<>', 'subject_id')
    .where('at', '>', new Date(now().getTime() - SETTLED_DAYS * 86_400_000).toISOString())
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
