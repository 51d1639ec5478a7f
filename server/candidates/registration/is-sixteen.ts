import { japanDay } from '#server/platform/time/japan-day.ts'

/** Whether a candidate born on this day (`YYYY-MM-DD`) has had their sixteenth birthday in Japan. */
export const isSixteen = (birthday: string, now: Date) => `${Number(birthday.slice(0, 4)) + 16}${birthday.slice(4)}` <= japanDay(now)
