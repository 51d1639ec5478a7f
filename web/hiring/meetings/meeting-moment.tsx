import { useSyncExternalStore } from 'react'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'

const JAPAN = 'Asia/Tokyo'
const never = () => () => {}
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time of a meeting in Japan; beside it the company's time and the reader's, where they differ. */
export function MeetingMoment({ at, minutes, time_zone }: { at: string; minutes: number; time_zone: string }) {
  const own = useSyncExternalStore(never, ownTimeZone, () => JAPAN)
  const start = new Date(at)
  const isElsewhere = own !== time_zone && start.toLocaleString('en', { timeZone: own }) !== start.toLocaleString('en', { timeZone: JAPAN })
  const [japan = '', theirs] = meetingTime(start, { minutes, time_zone }).split('　')
  const [, mine] = isElsewhere ? meetingTime(start, { minutes, time_zone: own }).split('　') : []
  return (
    <time dateTime={at} className="moment">
      <b>{japan.replace('（日本時間）', theirs || mine ? '（日本時間）' : '')}</b>
      {theirs && <span className="small">{theirs}</span>}
      {mine && <span className="small">{mine}</span>}
    </time>
  )
}
