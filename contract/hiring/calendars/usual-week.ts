/** Days and minutes of a week; 0 is Sunday. */
export type WeekTime = { weekday: number; from_minute: number; to_minute: number }

/** For so many days from tomorrow on, free times are looked for. */
export const SUGGESTED_DAYS = 14
/** What lies later in a file of a calendar is not stored. */
export const IMPORTED_DAYS = 90
/** Of a file of a calendar: a year of a full calendar has less than a tenth of it. */
export const LARGEST_CALENDAR = 2 * 1024 * 1024
/** Days that a member sets by themself. */
export const MOST_DAYS = 60

const [MONDAY, FRIDAY] = [1, 5]

/** Of a member who has not saved a week: weekdays from 10 to 18. */
export const usualWeek: WeekTime[] = Array.from({ length: FRIDAY }, (_, at) => ({ weekday: MONDAY + at, from_minute: 600, to_minute: 1080 }))
