/** The day in Japan, as PostgreSQL writes it. */
export const japanDay = (now: Date) => new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
