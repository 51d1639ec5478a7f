import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { NoticeVersion } from '#contract/notifications/announcements/operator-notices.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { toldOf } from './told-of.ts'

type Content = Record<string, unknown>

/** What was public, the newest first, each with what it changed and how many confirmed it. */
export async function noticeVersions(db: Database, { id, isNarrowed }: { id: number; isNarrowed: boolean }): Promise<NoticeVersion[]> {
  const rows = await db
    .selectFrom('notice_versions as versions')
    .select(['version', 'at', 'operator_name', 'asks_again', sql<Content>`content`.as('content')])
    .select(
      sql<number>`(select count(*)::int from notice_confirmations as said where said.notification_id = versions.notification_id and said.version = versions.version)`.as(
        'confirmed',
      ),
    )
    .where('notification_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const told = toldOf(isNarrowed)
  return rows.map(({ content, confirmed, ...row }, at) => ({ ...row, confirmed: told(confirmed), changes: changesBetween(rows[at + 1]?.content, content) }))
}

const changesBetween = (before: Content | undefined, after: Content) =>
  before
    ? Object.keys(after)
        .filter((field) => !isDeepStrictEqual(before[field], after[field]))
        .map((field) => ({ field, from: before[field], to: after[field] }))
    : []
