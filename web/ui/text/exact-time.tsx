const parts = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026/11/21 19:30` in Japan: for lists in which moments are compared. */
export const ExactTime = ({ at }: { at: string }) => (
  <time dateTime={at} className="num nw">
    {parts.format(new Date(at))}
  </time>
)
