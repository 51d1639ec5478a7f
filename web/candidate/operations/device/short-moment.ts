/** 11月27日（金）21:40 */
export const shortMoment = (date: Date) =>
  new Intl.DateTimeFormat('ja-JP', { month: 'long', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' })
    .format(date)
    .replace(/\((.)\)\s*/, '（$1）')
