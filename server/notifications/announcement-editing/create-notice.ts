import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { columnsOfContent } from './content/columns-of-content.ts'
import { usableContent } from './content/usable-content.ts'

/** A draft: only operators see it. */
export async function createNotice(context: OperatorContext, { drop_unusable, ...given }: NoticeContent & { drop_unusable: boolean }) {
  const { db, now, language } = context
  const content = usableContent(given, { drop_unusable, language, now: now() })
  const saved = await db
    .insertInto('notifications')
    .values({ ...columnsOfContent(content), published_at: null, created_at: now().toISOString() })
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'create_notice', subject_kind: 'notification', subject_id: saved.id, detail: { audience: content.audience } })
  return saved
}
