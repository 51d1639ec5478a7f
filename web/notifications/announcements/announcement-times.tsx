import { longMomentText } from '#contract/platform/time/japan-time.ts'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import './announcement-times.css'

/** When the announcement was published, and until when it is shown if that is set. */
const moment = (at: string) => <time dateTime={at}>{longMomentText(at)}</time>

/** When the announcement was published, and until when it is shown if that is set. */
export const AnnouncementTimes = ({ display_start_at, display_end_at }: Pick<Notification, 'display_start_at' | 'display_end_at'>) => (
  <p className="announcement-times">
    <span>配信日時 {moment(display_start_at)}</span>
    {display_end_at && <span>表示期限 {moment(display_end_at)}</span>}
  </p>
)
