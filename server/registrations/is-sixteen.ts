const dayInJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' })

/** Whether somebody born on this day (`YYYY-MM-DD`) has had their sixteenth birthday in Japan. */
export function isSixteen(birthday: string, now: Date) {
  const [year = 0, ...rest] = birthday.split('-').map(Number)
  const sixteenth = [String(year + 16).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-')
  return sixteenth <= dayInJapan.format(now)
}
