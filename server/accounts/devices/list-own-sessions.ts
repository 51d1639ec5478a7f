import type { RequestContext } from '#server/platform/request/request-context.ts'
import { confirmedUntil } from '../sessions/confirming/confirmed-until.ts'
import { idleDays } from '../sessions/session-limits.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Where I am signed in, this browser first. */
export async function listOwnSessions({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  const at = now()
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .select(({ eb }) => eb('id', '=', viewer.session_id).$castTo<boolean>().as('is_current'))
    .where('account_id', '=', viewer.id)
    .where('expires_at', '>', at.toISOString())
    .where('last_seen_at', '>', new Date(at.getTime() - idleDays(viewer.area) * 86_400_000).toISOString())
    .orderBy('is_current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return { sessions, confirmed_until: confirmedUntil({ viewer, now }) }
}
