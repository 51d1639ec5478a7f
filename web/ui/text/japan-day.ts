const NINE_HOURS = 9 * 3_600_000
export const DAY = 86_400_000

/** The calendar day in Japan, counted from 1970: two moments of one day have one number. */
export const japanDay = (at: string | Date) => Math.floor((new Date(at).getTime() + NINE_HOURS) / DAY)
