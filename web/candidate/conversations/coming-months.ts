const MONTHS = 12

/** The coming months, from the next one on, as options. */
export function comingMonths(now: Date) {
  const today = new Date(now.getTime() + 9 * 3_600_000)
  return Array.from({ length: MONTHS }, (_, ahead) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 + ahead, 1))
    return { value: month.toISOString().slice(0, 7), label: `${month.getUTCFullYear()}年${month.getUTCMonth() + 1}月から` }
  })
}
