import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'

type Version = { id: number; version: number; content: NoticeContent; asks_again?: boolean }

/** What is public from now on, and by whom. */
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
