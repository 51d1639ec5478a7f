const parts = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026年11月21日（土）10:00`: a mail may be read in another year. */
export const timeInJapan = (at: Date) => parts.format(at).replace('(', '（').replace(/\) ?/, '）')
