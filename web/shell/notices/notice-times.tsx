import type { Notification } from '#contract/notifications.ts'

const format = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' })

/** Since when a notice is delivered, and until when it is shown if that is set. */
export const NoticeTimes = ({ display_start_at, display_end_at }: Pick<Notification, 'display_start_at' | 'display_end_at'>) => (
  <p className="small muted">
    配信日時 <time dateTime={display_start_at}>{format.format(new Date(display_start_at))}</time>
    {display_end_at && (
      <>
        　<span className="nw">表示期限 </span>
        <time dateTime={display_end_at}>{format.format(new Date(display_end_at))}</time>
      </>
    )}
  </p>
)
