const DAY = 86_400_000
const JAPAN = 9 * 3_600_000

/** When today began in Japan: public figures are of everything before. */
export const midnight = (now: Date) => new Date(Math.floor((now.getTime() + JAPAN) / DAY) * DAY - JAPAN)
