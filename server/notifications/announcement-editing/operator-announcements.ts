import { sql } from 'kysely'
import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import type { AnnouncementState } from '#contract/notifications/announcements/operator-announcements.ts'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { announcePeriod } from '../announcements/list-notifications.ts'
import { contentColumns } from './content/announcement-content.ts'

/** Draft, to come, public or over, at this moment. */
export const announcementState = (now: Date) => sql<AnnouncementState>`case
  when published_at is null then 'draft'
  when stopped_at is not null or display_end_at <= ${now}::timestamptz then 'ended'
  when display_start_at > ${now}::timestamptz then 'scheduled'
  else 'live' end`

/** Locks an announcement until the transaction ends, against other changes and confirmations. */
export async function lockAnnouncement({ db, now }: Pick<OperatorContext, 'db' | 'now'>, id: number) {
  const announcement = await db
    .selectFrom('announcements')
    .select(['id', 'revision', 'version', 'published_at', ...contentColumns])
    .select(announcementState(now()).as('state'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return announcement ?? fail('NOT_FOUND')
}

export type LockedAnnouncement = Awaited<ReturnType<typeof lockAnnouncement>>

/** Who wrote it, and who agreed where that takes two. */
export type Author = { id: string; name: string; approved_by_name?: string }

type Version = { id: number; version: number; content: AnnouncementContent; asks_again?: boolean; by: Author }

/** The public version from now on, and its operators. */
export const recordVersion = ({ db, now }: Pick<OperatorContext, 'db' | 'now'>, { id, version, content, asks_again = false, by }: Version) =>
  db
    .insertInto('announcement_versions')
    .values({
      announcement_id: id,
      version,
      at: now().toISOString(),
      operator_user_id: by.id,
      operator_name: by.name,
      approved_by_name: by.approved_by_name ?? '',
      asks_again,
      content: JSON.stringify(content),
    })
    .execute()

/** Open pages of the audience load it now, when it begins and when it ends. */
export const announceToPages = (context: Pick<OperatorContext, 'db' | 'now'>, { audience, ...period }: AnnouncementContent) =>
  announcePeriod(context, { audience, kind: 'notice' }, period)

/** Whether an announcement is for some candidates only. Members act for their company, so their numbers are exact. */
export const isNarrowedAnnouncement = sql<boolean>`(segment <> '{}' and audience = 'candidates')`

/** How a count of an announcement is shown: an operator who tries one condition after the other on a draft learns nothing about one candidate. */
export const notifiedCount = (isNarrowed: boolean) => (count: number) => (isNarrowed ? countInSteps(count) : count)
