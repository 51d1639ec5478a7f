import { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { applyChange, changedContent } from '../change-announcement.ts'
import { applyMailing } from '../mailing/mail-announcement.ts'
import { type Author, lockAnnouncement, type LockedAnnouncement } from '../operator-announcements.ts'
import { applyPublication } from '../publish-announcement.ts'

type OfRequest = { id: number; request_id: string }

/** The second of the two sends it, as it was read: what was saved meanwhile ended the request. */
export async function approveAnnouncement(context: OperatorContext, input: OfRequest) {
  const { viewer } = context
  const { id } = input
  const before = await lockAnnouncement(context, id)
  const asked = await openRequest(context, input)
  await requireSecondOperator(context, asked.requested_by)
  // An older version of the site may have saved without ending it.
  if (before.revision !== asked.revision) fail('NOTICE_DECIDED')
  await end(context, input.request_id, true)
  await recordAct(context, { act: 'approve_notice', subject_kind: 'notification', subject_id: id, detail: { kind: asked.kind, asked_by: asked.requested_by } })
  const by = { id: asked.requested_by, name: asked.requested_by_name, approved_by_name: viewer.name }
  return apply(context, before, asked, by)
}

async function apply(context: OperatorContext, before: LockedAnnouncement, { kind, content, asks_again }: Open, by: Author) {
  if (kind === 'publish') return applyPublication(context, before, by)
  if (kind === 'change') {
    const wish = { ...AnnouncementContent.parse(content), drop_unusable: false, ask_again: asks_again }
    return applyChange(context, before, { content: changedContent(context, before, wish), ask_again: asks_again, by })
  }
  await applyMailing(context, before, by)
  return { id: before.id, revision: before.revision, version: before.version }
}

/** By who asked it is withdrawn, by anybody else refused. */
export async function withdrawRequest(context: OperatorContext, input: OfRequest) {
  await lockAnnouncement(context, input.id)
  const { kind } = await openRequest(context, input)
  await end(context, input.request_id, false)
  await recordAct(context, { act: 'withdraw_notice', subject_kind: 'notification', subject_id: input.id, detail: { kind } })
  return { success: true }
}

type Open = Awaited<ReturnType<typeof openRequest>>

async function openRequest({ db, now }: OperatorContext, { id, request_id }: OfRequest) {
  const row = await db
    .selectFrom('announcement_requests')
    .select(['kind', 'content', 'asks_again', 'revision', 'requested_by', 'requested_by_name', 'ended_at', 'expires_at'])
    .where('id', '=', request_id)
    .where('announcement_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  if (row.ended_at || Date.parse(row.expires_at) <= now().getTime()) fail('NOTICE_DECIDED')
  return row
}

const end = ({ db, now, viewer }: OperatorContext, id: string, is_approved: boolean) =>
  db.updateTable('announcement_requests').set({ ended_at: now().toISOString(), ended_by_name: viewer.name, is_approved }).where('id', '=', id).execute()
