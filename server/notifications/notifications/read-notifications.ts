import { sql } from 'kysely'
import type { KindFor } from '#contract/notifications/kinds/notification-kinds.ts'
import type { SubjectType } from '#contract/notifications/kinds/subject-page.ts'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { type NotificationReader, readableNotifications, shownColumns, shownNotification, type ShownRow } from './readable-notifications.ts'

type Asking<Reader = NotificationReader> = Pick<RequestContext, 'db' | 'now'> & { viewer: Reader }

const newestFirst = ({ db, viewer, now }: Asking, { page = 1, per_page = PAGE_SIZE }: Partial<Page>) =>
  readableNotifications(db, viewer)
    .select(shownColumns(now()))
    .orderBy('notifications.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)

export const listNotifications = async (asking: Asking, page: Partial<Page> = {}) => (await newestFirst(asking, page).execute()).flatMap(shownNotification)

const counts = ({ db, viewer }: Pick<Asking, 'db' | 'viewer'>) =>
  readableNotifications(db, viewer).select([
    sql<number>`count(*)::int`.as('total'),
    sql<number>`(count(*) filter (where notifications.read_at is null))::int`.as('unread_count'),
  ])

export const notificationCounts = (asking: Pick<Asking, 'db' | 'viewer'>) => counts(asking).executeTakeFirstOrThrow()

/** One page of a member's notifications, with their counts in the same statement: what arrives in between is in both, or in neither. */
export async function listMemberNotifications(context: Asking<NotificationReader & { area: 'company' }>, { page = 1, per_page = PAGE_SIZE }: Page) {
  const rows = await context.db
    .selectFrom(counts(context).as('counts'))
    .leftJoin(newestFirst(context, { page, per_page }).as('newest'), (join) => join.onTrue())
    .selectAll()
    .orderBy('newest.id', 'desc')
    .execute()
  const { total, unread_count } = rows[0]!
  const shown = rows.flatMap(({ total: _total, unread_count: _unread, ...row }) => (row.id === null ? [] : shownNotification(row as ShownRow)))
  const notifications = shown.map(({ id, kind, title, path, created_at, read_at }) => ({
    id,
    kind: kind as KindFor<'company'>,
    title,
    path,
    created_at,
    viewed_at: read_at,
  }))
  return { notifications, total, unread_count, page, per_page }
}

/** Whether a number is that of a notification, whosever it is. */
export const isNotification = async (db: Database, id: number) =>
  (await db.selectFrom('notifications').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Marks one notification as read, or without an id all of them. Only the first time counts. */
export async function viewNotification({ db, viewer, now }: Asking, id?: number) {
  const readable = readableNotifications(db, viewer).$if(id !== undefined, (found) => found.where('notifications.id', '=', id!))
  if (id !== undefined && !(await readable.select('notifications.id').executeTakeFirst())) fail('NOT_FOUND')
  await db
    .updateTable('notifications')
    .set({ read_at: now().toISOString() })
    .where('id', 'in', readable.select('notifications.id'))
    .where('read_at', 'is', null)
    .execute()
}

type Reading =
  | { by: { account_id: string }; subject: { type: SubjectType<'candidate'> | 'scorecard' | 'outside_scorecard'; id: string | number } }
  | { by: { company_id: number }; subject: { type: SubjectType<'company'>; id: string | number } }

/** A user who reads a subject has read its notifications: a candidate for themselves, a member for the whole company, except for what was asked of the member alone. */
export const markSubjectRead = (db: Database, { by, subject }: Reading, at: Date) =>
  db
    .updateTable('notifications')
    .set({ read_at: at.toISOString() })
    .where('read_at', 'is', null)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', String(subject.id))
    .where(
      'account_id' in by
        ? sql<boolean>`account_id = ${by.account_id}`
        : sql<boolean>`account_id in (select id from company_users where company_id = ${by.company_id})`,
    )
    .execute()
