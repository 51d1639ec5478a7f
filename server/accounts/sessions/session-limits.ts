import type { Area } from '#contract/accounts/sign-in/sessions.ts'

/** A session ends 30 days after it was last used, and 90 days after it began in any case; an operator's after half a day, and a day. */
export const idleDays = (area: Area) => (area === 'operator' ? 0.5 : 30)
export const longestDays = (area: Area) => (area === 'operator' ? 1 : 90)
/** For how long somebody who proved who they are may do what must not happen at a screen left open. */
export const CONFIRMED_MINUTES = 15
