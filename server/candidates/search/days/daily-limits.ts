/** A company's limits for one day in Japan. */
export const dailyLimits = { people_listed: 1000, people_opened: 100, scouts_sent: 30 } as const
export type DailyLimit = keyof typeof dailyLimits
