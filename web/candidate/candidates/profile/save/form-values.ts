import { textOf } from '#web/platform/forms/text-of.ts'

export type Values = Record<string, unknown>

/** A list in which nothing, one or more was chosen. */
export const idsOf = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean)
/** Nothing chosen is nothing, not zero. */
export const idOf = (value: unknown) => textOf(value) || null
/** Texts by their names. */
export const textsOf = <Name extends string>(values: Values, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Record<Name, string>
/** A choice of words; the API refuses what is none of them. */
export const wordOf = (value: unknown) => idOf(value) as never
