import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { contentColumns, announcementContent } from './content/announcement-content.ts'
import { isNarrowedAnnouncement, announcementState, notifiedCount } from './operator-announcements.ts'
import { sql } from 'kysely'
import type { AnnouncementAudience } from '#contract/notifications/announcements/announcement-content.ts'
import type { AnnouncementFigures, AnnouncementMailing, AnnouncementVersion } from '#contract/notifications/announcements/operator-announcements.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { showsTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import { listAnnouncementRequests } from './requests/list-announcement-requests.ts'
import { mailRecipients } from './mailing/mail-recipients.ts'
import { isDeepStrictEqual } from 'node:util'

/** One announcement as operators see it: its content, its state, its reach, and its history. */
export async function showAnnouncement(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>, id: number) {
  const { db, now } = context
  const row = await db
    .selectFrom('announcements')
    .select(['id', 'revision', 'version', 'published_at', 'stopped_at', 'is_demo', ...contentColumns])
    .select([announcementState(now()).as('state'), isNarrowedAnnouncement.as('isNarrowed')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  const { revision, version, published_at, stopped_at, is_demo, state, isNarrowed } = row
  const content = announcementContent(row)
  const [figures, versions] = [
    await announcementFigures(db, { id, audience: content.audience, isNarrowed }),
    await announcementVersions(db, { id, isNarrowed }),
  ]
  const mailing = await showMailing(db, { id, isNarrowed })
  const [takes_two, requests] = [await showsTwoOperators(context), await listAnnouncementRequests(context, id)]
  return { id, state, revision, version, published_at, stopped_at, is_demo, content, figures, mailing, versions, takes_two, requests }
}

/** How many candidates would get a mail at this moment, and the state of a mailing. */
async function showMailing(db: Database, { id, isNarrowed }: { id: number; isNarrowed: boolean }): Promise<AnnouncementMailing> {
  const [{ count }, row] = await Promise.all([
    mailRecipients(db, id).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    db.selectFrom('announcement_mailings').selectAll().where('announcement_id', '=', id).executeTakeFirst(),
  ])
  const told = notifiedCount(isNarrowed)
  if (!row) return { recipients: told(count), state: null, starts_at: null, requested_by: '', sent: null }
  const state = row.cancelled_at ? 'cancelled' : row.finished_at ? 'sent' : row.sent_until ? 'sending' : 'scheduled'
  return { recipients: told(count), state, starts_at: row.starts_at, requested_by: row.requested_by, sent: told(row.sent) }
}

type Content = Record<string, unknown>

/** The public versions, the newest first, each with its changes and the number of confirmations. */
async function announcementVersions(db: Database, { id, isNarrowed }: { id: number; isNarrowed: boolean }): Promise<AnnouncementVersion[]> {
  const rows = await db
    .selectFrom('announcement_versions as versions')
    .select(['version', 'at', 'operator_name', 'approved_by_name', 'asks_again', sql<Content>`content`.as('content')])
    .select(
      sql<number>`(select count(*)::int from announcement_confirmations as said where said.announcement_id = versions.announcement_id and said.version = versions.version)`.as(
        'confirmed',
      ),
    )
    .where('announcement_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const told = notifiedCount(isNarrowed)
  return rows.map(({ content, confirmed, ...row }, at) => ({ ...row, confirmed: told(confirmed), changes: changesBetween(rows[at + 1]?.content, content) }))
}

const changesBetween = (before: Content | undefined, after: Content) =>
  before
    ? Object.keys(after)
        .filter((field) => !isDeepStrictEqual(before[field], after[field]))
        .map((field) => ({ field, from: before[field], to: after[field] }))
    : []

type Asked = { id: number; audience: AnnouncementAudience; isNarrowed: boolean }

const sides = {
  candidates: { people: 'candidate_users', isMeant: 'candidate_is_meant' },
  companies: { people: 'company_users', isMeant: 'member_is_meant' },
} as const

/** The reach of an announcement, counted from its rows; for a segment only the numbers that `told` lets through, and no days. */
async function announcementFigures(db: Database, { id, audience, isNarrowed }: Asked): Promise<AnnouncementFigures> {
  const { people, isMeant } = sides[audience]
  const { rows } = await sql<Record<'addressed' | 'seen' | 'confirmed', number>>`
    select count(*)::int as addressed, count(viewed_at)::int as seen, count(confirmed_at)::int as confirmed
    from ${sql.table(people)} as people
    cross join (select segment from announcements where id = ${id}) as announcement
    left join announcement_receipts as receipts on receipts.announcement_id = ${id} and receipts.account_id = people.id
    where receipts.announcement_id is not null or ${sql.ref(isMeant)}(segment, people.id)`.execute(db)
  const { addressed, seen, confirmed } = rows[0]!
  const told = notifiedCount(isNarrowed)
  const totals = { is_narrowed: isNarrowed, addressed: told(addressed), seen: told(seen), confirmed: told(confirmed) }
  if (isNarrowed) return { ...totals, days: [] }
  const days = await sql<AnnouncementFigures['days'][number]>`
    with moments as (
      select (viewed_at at time zone 'Asia/Tokyo')::date as seen, (confirmed_at at time zone 'Asia/Tokyo')::date as confirmed
      from announcement_receipts where announcement_id = ${id}
    )
    select day::date::text as "on", (select count(*)::int from moments where seen = day::date) as seen,
      (select count(*)::int from moments where confirmed = day::date) as confirmed
    from generate_series((select least(min(seen), min(confirmed)) from moments), (select greatest(max(seen), max(confirmed)) from moments), interval '1 day') as day
    order by day`.execute(db)
  return { ...totals, days: days.rows }
}
