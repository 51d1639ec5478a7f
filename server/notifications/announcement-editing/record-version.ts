import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'

type Version = { id: number; version: number; content: NoticeContent; asks_again?: boolean }

/** The public version from now on, and its operator. */
export const recordVersion = ({ db, now, viewer }: OperatorContext, { id, version, content, asks_again = false }: Version) =>
  db
    .insertInto('notice_versions')
    .values({
      notification_id: id,
      version,
      at: now().toISOString(),
      operator_user_id: viewer.id,
      operator_name: viewer.name,
      asks_again,
      content: JSON.stringify(content),
    })
    .execute()
