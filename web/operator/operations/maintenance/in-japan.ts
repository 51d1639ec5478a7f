import { textOf } from '#web/platform/forms/text-of.ts'

/** What a field for day and time holds, as an instant: the clocks here are Japan's. */
export const inJapan = (value: unknown) => `${textOf(value).slice(0, 16)}:00+09:00`
