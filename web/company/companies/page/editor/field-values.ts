import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { filledLength, type ListName, rowsOf, type Values } from './rows-of.ts'

export type FieldValues = ReturnType<typeof fieldValues>

/** The form's names for API fields that are called differently. */
const placed: Record<string, RegExp> = { phase: /^feature[1-3]$/, kinds: /^feature[4-7]$/ }

/** The initial values of the editor's fields, and their errors. Fields are named as in the form: `employees[0].name`. */
export function fieldValues(begun: Values, result: FormResult | undefined) {
  const refused = result?.saved === false ? result : undefined
  const issues = Object.entries(refused?.refusal.issues ?? {})
  const valueOf = (name: string) => name.split(/[[\].]+/).reduce<unknown>((part, step) => (part as Values | undefined)?.[step], begun)
  return {
    text: (name: string) => textOf(valueOf(name)),
    list: (name: string) => [valueOf(name) ?? []].flat().map(String).filter(Boolean),
    length: (name: ListName) => filledLength(begun, name),
    isRefused: (name: ListName, index: number) => {
      const field = refused ? sentName(refused.values, `${name}[${index}].`) : undefined
      return issues.some(([at]) => at.startsWith(`${name}[${index}]`) || (field !== undefined && at.startsWith(field)))
    },
    refusal(name: string) {
      const field = refused ? sentName(refused.values, name) : undefined
      const pattern = placed[name]
      return issues.find(([at]) => (pattern ? pattern.test(at) : at === name || at === field || at.startsWith(`${field}.`)))?.[1]
    },
  }
}

/** The API counts the rows that the form sent, the form counts its own. */
function sentName(values: Values, name: string) {
  const [, list, at, field] = /^(\w+)\[(\d+)\]\.(\w*)$/.exec(name) ?? []
  if (!list) return name
  const sent = rowsOf(values, list as ListName).findIndex((row) => row.at === Number(at))
  if (list !== 'images') return `${list}.${sent}.${field}`
  return field === 'picture' ? `images.${sent}` : `image_texts.${sent}`
}
