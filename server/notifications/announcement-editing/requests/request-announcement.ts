import { sql } from 'kysely'
import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import type { AnnouncementRequestKind } from '#contract/notifications/announcements/announcement-requests.ts'
import { pages } from '#contract/platform/pages.ts'
import { notifyAwaited } from '#server/accounts/operators/second/notify-awaited.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** For so long another operator may agree. */
const OPEN_FOR = 7 * 24 * 60 * 60_000

const sentences: Record<AnnouncementRequestKind, string> = {
  publish: 'お知らせの公開が依頼されました。',
  change: '公開中のお知らせの変更が依頼されました。',
  mail: 'お知らせのメールでの送信が依頼されました。',
}

type Asked = { kind: AnnouncementRequestKind; recipients: number | null; content?: AnnouncementContent; asks_again?: boolean }

/** Saves what an operator wants to send until another one agrees, and mails those who can. The announcement is locked. */
export async function requestAnnouncement(context: OperatorContext, { id, revision }: { id: number; revision: number }, { content, ...asked }: Asked) {
  const { db, now, viewer } = context
  const at = now()
  await db
    .updateTable('announcement_requests')
    .set({ ended_at: sql`expires_at` })
    .where('announcement_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', at.toISOString())
    .execute()
  const waiting = await db.selectFrom('announcement_requests').select('id').where('announcement_id', '=', id).where('ended_at', 'is', null).executeTakeFirst()
  if (waiting) fail('NOTICE_REQUESTED')
  await db
    .insertInto('announcement_requests')
    .values({
      announcement_id: id,
      revision,
      ...asked,
      content: content ? JSON.stringify(content) : null,
      requested_by: viewer.id,
      requested_by_name: viewer.name,
      requested_at: at.toISOString(),
      expires_at: new Date(at.getTime() + OPEN_FOR).toISOString(),
    })
    .execute()
  await recordAct(context, { act: 'request_notice', subject_kind: 'notification', subject_id: id, detail: { kind: asked.kind } })
  await notifyAwaited(db, { by: viewer, what: sentences[asked.kind], reason: '', path: pages.operatorAnnouncement(id) })
}

/** What waits for this announcement was asked about another state of it. */
export const endRequests = ({ db, now, viewer }: OperatorContext, id: number) =>
  db
    .updateTable('announcement_requests')
    .set({ ended_at: now().toISOString(), ended_by_name: viewer.name })
    .where('announcement_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
