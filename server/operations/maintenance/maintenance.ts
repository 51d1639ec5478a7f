import type { MaintenanceNotice } from '#contract/platform/system/maintenance.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { otherSitesProblems } from '#server/platform/site-settings/other-sites.ts'
import { fail } from '#server/fail.ts'

const SHOWN = 50

/** The announced maintenance, the newest first. */
export async function listMaintenance({ db, now }: Pick<RequestContext, 'db' | 'now'>) {
  const rows = await db
    .selectFrom('maintenance_notices')
    .select(['id', 'message', 'shows_at', 'ends_at', 'reading_only_at', 'operator_name', 'created_at', 'withdrawn_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return { notices: rows.map((row) => ({ ...row, state: stateOf(row, now().getTime()) })) }
}

function stateOf({ withdrawn_at, shows_at, ends_at }: Pick<MaintenanceNotice, 'withdrawn_at' | 'shows_at' | 'ends_at'>, now: number) {
  if (withdrawn_at) return 'withdrawn' as const
  if (Date.parse(ends_at) <= now) return 'over' as const
  return Date.parse(shows_at) <= now ? ('shown' as const) : ('planned' as const)
}

type Notice = { message: string; shows_at: string; ends_at: string; reading_only_at: string | null }

/** The commit notifies every process. */
export async function announceMaintenance(context: OperatorContext, notice: Notice) {
  refuseProblems(otherSitesProblems('message', notice.message), context.language)
  const { id } = await context.db
    .insertInto('maintenance_notices')
    .values({ ...notice, operator_name: context.viewer.name, created_at: context.now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { message: _message, ...times } = notice
  await recordAct(context, { act: 'announce_maintenance', subject_kind: 'maintenance', subject_id: id, detail: times })
  return { id }
}

/** Once: a second operator finds it withdrawn already. */
export async function withdrawMaintenance(context: OperatorContext, id: number) {
  const { db, now } = context
  const notice = await db.selectFrom('maintenance_notices').select('withdrawn_at').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!notice) fail('NOT_FOUND')
  if (notice.withdrawn_at) return { success: true }
  await db.updateTable('maintenance_notices').set({ withdrawn_at: now().toISOString() }).where('id', '=', id).execute()
  await recordAct(context, { act: 'withdraw_maintenance', subject_kind: 'maintenance', subject_id: id })
  return { success: true }
}
