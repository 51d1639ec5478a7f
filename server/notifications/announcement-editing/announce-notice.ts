import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'
import { announcePeriod } from '../announcements/announce-period.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'

/** Open pages of the audience load it now, when it begins and when it ends. */
export const announceNotice = (context: Pick<OperatorContext, 'db' | 'now'>, { audience, ...period }: NoticeContent) =>
  announcePeriod(context, { audience, kind: 'notice' }, period)
