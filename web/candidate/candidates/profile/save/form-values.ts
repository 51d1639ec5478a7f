import { textOf } from '#web/platform/forms/text-of.ts'

export type Values = Record<string, unknown>

/** The chosen values of a list: none, one or more. */
export const idsOf = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean)
/** An empty choice is null, not zero. */
export const idOf = (value: unknown) => textOf(value) || null
/** Texts by their names. */
export const textsOf = <Name extends string>(values: Values, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Record<Name, string>
/** A choice of words; the API refuses an unknown one. */
export const wordOf = (value: unknown) => idOf(value) as never
