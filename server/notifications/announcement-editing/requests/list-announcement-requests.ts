import { sql } from 'kysely'
import { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import type { AnnouncementRequest } from '#contract/notifications/announcements/announcement-requests.ts'
import { hindranceOf } from '#server/accounts/operators/second/require-second-operator.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

const SHOWN = 10

/** The last requests about an announcement, the one that waits first. */
export async function listAnnouncementRequests(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>, id: number): Promise<AnnouncementRequest[]> {
  const { db, now, viewer } = context
  const state = sql<AnnouncementRequest['state']>`case when is_approved then 'approved'
    when expires_at <= coalesce(ended_at, ${now().toISOString()}::timestamptz) then 'expired' when ended_at is not null then 'withdrawn' else 'waiting' end`
  const rows = await db
    .selectFrom('announcement_requests')
    .select(['id', 'content', 'asks_again', 'recipients', 'requested_at', 'requested_by', 'requested_by_name', 'expires_at', 'ended_at', 'ended_by_name'])
    .select([sql<AnnouncementRequest['kind']>`kind`.as('kind'), sql<boolean>`requested_by = ${viewer.id}`.as('is_mine'), state.as('state')])
    .where('announcement_id', '=', id)
    .orderBy(sql`ended_at is not null`)
    .orderBy('requested_at', 'desc')
    .limit(SHOWN)
    .execute()
  return Promise.all(
    rows.map(async ({ requested_by, content, ...request }) => ({
      ...request,
      content: content ? AnnouncementContent.parse(content) : null,
      hindrance: request.state === 'waiting' ? await hindranceOf(context, requested_by) : '',
    })),
  )
}
