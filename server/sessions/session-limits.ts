/** A session ends 30 days after it was last used, and 90 days after it began in any case. */
export const IDLE_DAYS = 30
export const LONGEST_DAYS = 90
/** For how long somebody who proved who they are may do what must not happen at a screen left open. */
export const CONFIRMED_MINUTES = 15
