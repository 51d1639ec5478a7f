import { dateText } from '#web/ui/text/day-text.ts'

/** 11月20日 18:04, in Japan's time, with the year when it is not this one. */
export const momentText = (at: string, now: Date) => `${dateText(at, now)} ${new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(11, 16)}`
