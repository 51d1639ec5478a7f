import type { MaintenanceNotice, NoticeWish } from '#contract/platform/system/maintenance.ts'
import { showsTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import { waitingPublications } from '#server/notifications/publication-requests/publication-requests.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'

const SHOWN = 50

/** The announced maintenance, the newest first, and what waits for a second operator. */
export async function listMaintenance(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>) {
  const { db, now } = context
  const rows = await db
    .selectFrom('maintenance_notices')
    .select(['id', 'message', 'shows_at', 'ends_at', 'reading_only_at', 'operator_name', 'created_at', 'withdrawn_at', 'confirm_by'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const waiting = await waitingPublications(context, 'maintenance')
  return {
    notices: rows.map((row) => ({ ...row, state: stateOf(row, now().getTime()) })),
    requests: waiting.map(({ request, maintenance_notice_id, content }) => ({ ...request, notice_id: maintenance_notice_id, ...(content as NoticeWish) })),
    takes_two: await showsTwoOperators(context),
  }
}

type Times = Pick<MaintenanceNotice, 'withdrawn_at' | 'shows_at' | 'ends_at' | 'confirm_by'>

function stateOf({ withdrawn_at, shows_at, ends_at, confirm_by }: Times, now: number) {
  if (withdrawn_at) return 'withdrawn' as const
  if (confirm_by && Date.parse(confirm_by) <= now) return 'unconfirmed' as const
  if (Date.parse(ends_at) <= now) return 'over' as const
  return Date.parse(shows_at) <= now ? ('shown' as const) : ('planned' as const)
}

/** Once: a second operator finds it withdrawn already. */
export async function withdrawMaintenance(context: OperatorContext, id: number) {
  const { db, now, viewer } = context
  const notice = await db.selectFrom('maintenance_notices').select('withdrawn_at').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!notice) fail('NOT_FOUND')
  if (notice.withdrawn_at) return { success: true }
  const at = now().toISOString()
  await db.updateTable('maintenance_notices').set({ withdrawn_at: at }).where('id', '=', id).execute()
  await db
    .updateTable('publication_requests')
    .set({ ended_at: at, ended_by_name: viewer.name })
    .where('maintenance_notice_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  await recordAct(context, { act: 'withdraw_maintenance', subject_kind: 'maintenance', subject_id: id })
  return { success: true }
}
