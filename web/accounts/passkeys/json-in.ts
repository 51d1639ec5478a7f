import { textOf } from '#web/platform/forms/text-of.ts'

/** What a hidden field holds as JSON; whatever cannot be read is refused by the API. */
export function jsonIn<Value>(field: unknown): Value {
  try {
    return JSON.parse(textOf(field))
  } catch {
    return {} as Value
  }
}
