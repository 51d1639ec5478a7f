import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The JSON of a hidden field; the API refuses what cannot be parsed. */
export function jsonIn<Value>(field: unknown): Value {
  try {
    return JSON.parse(textOf(field))
  } catch {
    return {} as Value
  }
}
