import { createContext, useContext } from 'react'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The values and errors of a form's fields: the refused input, else what is saved. `prefix` is cut off the paths of issues. */
export function fieldsOf(result: FormResult | undefined, saved: Record<string, unknown>, prefix: RegExp | '' = '') {
  const refused = result?.saved === false ? result : undefined
  const issues = Object.fromEntries(Object.entries(refused?.refusal.issues ?? {}).map(([field, message]) => [field.replace(prefix, ''), message]))
  const valueOf = (name: string) => (refused ? refused.values[name] : saved[name])
  return {
    issues,
    /** What was refused, as it was sent. */
    refused: refused?.values,
    /** The error of a field, or of one entry of it. */
    error: (name: string) => issues[name] ?? Object.entries(issues).find(([field]) => field.startsWith(`${name}.`))?.[1],
    text: (name: string) => (typeof valueOf(name) === 'number' ? String(valueOf(name)) : textOf(valueOf(name))),
    ids: (name: string) => [valueOf(name) ?? []].flat().map(Number),
  }
}

/** The fields of the form around: each field finds its value and its error here, by its name. */
export const FieldsContext = createContext(fieldsOf(undefined, {}))
export const useFields = () => useContext(FieldsContext)
