import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { columnsOfContent } from './content/announcement-content.ts'
import { usableContent } from './content/usable-content.ts'
import { lockAnnouncement } from './operator-announcements.ts'

/** A draft: only operators see it. */
export async function createAnnouncement(context: OperatorContext, { drop_unusable, ...given }: AnnouncementContent & { drop_unusable: boolean }) {
  const { db, now, language } = context
  const content = usableContent(given, { drop_unusable, language, now: now() })
  const saved = await db
    .insertInto('announcements')
    .values({ ...columnsOfContent(content), published_at: null, created_at: now().toISOString() })
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'create_notice', subject_kind: 'notification', subject_id: saved.id, detail: { audience: content.audience } })
  return saved
}

/** No reader ever saw it: it leaves nothing but its line in the log. */
export async function deleteAnnouncement(context: OperatorContext, id: number) {
  const { state } = await lockAnnouncement(context, id)
  if (state !== 'draft') fail('NOTICE_STANDS')
  await context.db.deleteFrom('announcements').where('id', '=', id).execute()
  await recordAct(context, { act: 'delete_notice', subject_kind: 'notification', subject_id: id })
  return { success: true }
}
