import { instantOfField } from '#contract/platform/time/japan-time.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** What a field for day and time holds, as an instant: the clocks here are Japan's. */
export const inJapan = (value: unknown) => instantOfField(textOf(value))
