import { sql } from 'kysely'
import { secondOperatorRefusals, SETTLED_DAYS } from '#contract/platform/errors/second-operator.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { isTied } from './tie-operators.ts'

type Found = { is_settled: boolean; is_asker_full: boolean; is_tied: boolean }

/**
 * Refuses an approval unless the viewer and the operator who asked are two people: the one rule of everything that takes two (docs/decisions/0033-two-people-and-counts.md).
 * An operator who creates or resets another could be both of them, whichever of the two accounts asks. In the transaction of the approval.
 */
export async function requireSecondOperator(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>, asked_by: string | null) {
  const refusal = await secondOperatorRefusal(context, asked_by)
  if (refusal) fail(refusal)
}

/** Why the viewer cannot be the second of two; nothing when they can. For pages that say so before somebody presses. */
export async function secondOperatorRefusal(
  { db, now, viewer }: { db: Database; now: () => Date; viewer: { id: string } },
  asked_by: string | null,
): Promise<keyof typeof secondOperatorRefusals | undefined> {
  if (asked_by === viewer.id) return 'SECOND_OPERATOR_REQUIRED'
  const { rows } = await sql<Found>`
    select me.settled_at <= ${now()}::timestamptz - make_interval(days => ${SETTLED_DAYS}) as is_settled,
      coalesce(asker.role = 'full', false) as is_asker_full,
      ${isTied(sql.ref('me.id'), sql.ref('asker.id'))} as is_tied
    from operator_users as me left join operator_users as asker on asker.id::text = ${asked_by}
    where me.id = ${viewer.id}`.execute(db)
  const found = rows[0]
  if (!found?.is_asker_full) return 'SECOND_OPERATOR_GONE'
  if (found.is_tied) return 'SECOND_OPERATOR_TIED'
  return found.is_settled ? undefined : 'SECOND_OPERATOR_NEW'
}

/** Whether anybody could agree to what this operator asks, at this moment. */
export async function hasSecondOperator({ db, now }: Pick<OperatorContext, 'db' | 'now'>, asked_by: string) {
  const others = await db.selectFrom('operator_users').select('id').where('role', '=', 'full').where('id', '<>', asked_by).execute()
  for (const viewer of others) if (!(await secondOperatorRefusal({ db, now, viewer }, asked_by))) return true
  return false
}

const NEW_MEMBER = 'サーバーの npm run operator:create で追加したメンバーは、だれとも結び付きません。'

/** Why the viewer cannot approve what this operator asked, or why nobody can and what to do then; empty when somebody can. For pages that say so before somebody presses. */
export async function hindranceOf(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>, asked_by: string, wayOut = NEW_MEMBER) {
  if (asked_by !== context.viewer.id) {
    const refusal = await secondOperatorRefusal(context, asked_by)
    return refusal ? secondOperatorRefusals[refusal].message : ''
  }
  if (await hasSecondOperator(context, asked_by)) return ''
  return `いま承認できるメンバーはいません。加わってから${SETTLED_DAYS}日たった、あなたと互いに追加したことのないメンバーが承認できます。${wayOut}`
}
