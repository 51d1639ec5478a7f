import { sql } from 'kysely'
import { SETTLED_DAYS } from '#contract/platform/errors/second-operator.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { fail } from '#server/fail.ts'
import { isTied } from './tie-operators.ts'

type Found = { is_settled: boolean; is_asker_full: boolean; is_tied: boolean }

/**
 * Refuses an approval unless the viewer and the operator who asked are two people: the one rule of everything that takes two (docs/decisions/0033-two-people-and-counts.md).
 * An operator who creates or resets another could be both of them, whichever of the two accounts asks. In the transaction of the approval.
 */
export async function requireSecondOperator({ db, now, viewer }: Pick<OperatorContext, 'db' | 'now' | 'viewer'>, asked_by: string | null) {
  if (asked_by === viewer.id) fail('SECOND_OPERATOR_REQUIRED')
  const { rows } = await sql<Found>`
    select me.settled_at <= ${now()}::timestamptz - make_interval(days => ${SETTLED_DAYS}) as is_settled,
      coalesce(asker.role = 'full', false) as is_asker_full,
      ${isTied(sql.ref('me.id'), sql.ref('asker.id'))} as is_tied
    from operator_users as me left join operator_users as asker on asker.id::text = ${asked_by}
    where me.id = ${viewer.id}`.execute(db)
  const found = rows[0]
  if (!found?.is_asker_full) fail('SECOND_OPERATOR_GONE')
  if (found.is_tied) fail('SECOND_OPERATOR_TIED')
  if (!found.is_settled) fail('SECOND_OPERATOR_NEW')
}
