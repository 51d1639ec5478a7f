import type { MaintenanceNotice } from '#contract/platform/system/maintenance.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

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
