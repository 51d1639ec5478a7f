import { sql } from 'kysely'
import type { ListedAnnouncement, AnnouncementSearch } from '#contract/notifications/announcements/operator-announcements.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { isNarrowedAnnouncement, announcementState, notifiedCount } from './operator-announcements.ts'

const received = (column: 'viewed_at' | 'confirmed_at') =>
  sql<number>`(select count(${sql.ref(column)})::int from announcement_receipts where announcement_id = announcements.id)`

/** The newest first, drafts before public ones. */
export async function listAnnouncements(
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
  { page = 1, per_page = PAGE_SIZE, state, audience }: AnnouncementSearch,
) {
  const standing = announcementState(now())
  let found = db.selectFrom('announcements')
  if (state) found = found.where(sql<boolean>`${standing} = ${state}`)
  if (audience) found = found.where('audience', '=', audience)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const announcements = await found
    .select(['id', 'title', 'display_start_at', 'display_end_at', 'is_require_confirm', 'revision', 'version', 'published_at', 'stopped_at', 'is_demo'])
    .select([sql<ListedAnnouncement['audience']>`audience`.as('audience'), sql<boolean>`segment <> '{}'`.as('is_narrowed'), standing.as('state')])
    .select(
      sql<boolean>`exists (select from announcement_requests as asked where announcement_id = announcements.id and ended_at is null and expires_at > ${now()}::timestamptz)`.as(
        'is_waiting',
      ),
    )
    .select([received('viewed_at').as('seen'), received('confirmed_at').as('confirmed'), isNarrowedAnnouncement.as('is_narrowed_to_candidates')])
    .orderBy(sql`published_at is not null`)
    .orderBy('display_start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const shown = announcements.map(({ is_narrowed_to_candidates, seen, confirmed, ...announcement }) => {
    const told = notifiedCount(is_narrowed_to_candidates)
    return { ...announcement, seen: told(seen), confirmed: told(confirmed) }
  })
  return { notices: shown, total, page, per_page }
}
