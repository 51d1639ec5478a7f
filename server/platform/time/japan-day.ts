/** A moment's day in Japan, `YYYY-MM-DD`: nine hours ahead of UTC, all year round. */
export const japanDay = (now: Date) => new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
