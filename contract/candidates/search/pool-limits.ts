/** Limits that the pages need, too: in a file without schemas. */
export const LONGEST_POOL_NAME = 50
export const LONGEST_PURPOSE = 300
export const LONGEST_REMINDER_NOTE = 500
export const LONGEST_NOTE = 2_000
/** A reminder lies at most so many days ahead. */
export const REMINDER_DAYS = 730
/** As many candidates as one act on a selection takes. */
export const MOST_SELECTED = 100

/** The usual times after which one comes back to somebody, in months. */
export const reminderMonths = [1, 3, 6] as const
