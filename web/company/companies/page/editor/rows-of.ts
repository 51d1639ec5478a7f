import { photoSlotNames } from '#contract/companies/pages/photo-slots.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The values of the editor's fields, as a form sends them. */
export type Values = Record<string, unknown>

export type ListName = 'images' | 'employees' | 'company_finances' | 'amateras_views'

/** The fields that show that a recruiter filled in a row. */
const filled: Record<ListName, string[]> = {
  images: ['picture'],
  employees: ['name', 'position', 'description', 'photo', 'interview_url'],
  company_finances: ['investor', 'amount', 'finance_date_year', 'logo'],
  amateras_views: ['comment', 'name', 'organization_name', 'position', 'profile', 'image'],
}

const isFilled = (row: Values, name: ListName) => filled[name].some((field) => textOf(row[field]))
const allRows = (values: Values, name: ListName | 'photos') => [values[name] ?? []].flat().map((row) => (row ?? {}) as Values)

/** Up to the last row with a value. */
export const filledLength = (values: Values, name: ListName) => allRows(values, name).findLastIndex((row) => isFilled(row, name)) + 1

/** The rows of a list that count, neither removed nor empty, in the given order. Each knows its place in the form. */
export const rowsOf = (values: Values, name: ListName) =>
  allRows(values, name)
    .map((row, at) => ({ at, row }))
    .filter(({ row }) => !textOf(row.removed) && isFilled(row, name))
    .toSorted((one, other) => Number(textOf(one.row.order) || one.at + 1) - Number(textOf(other.row.order) || other.at + 1))

/** The places of photos that are sent, each with its row. A description alone is sent too: the API refuses it, and nobody loses what they wrote. */
export const photoRows = (values: Values) => {
  const rows = allRows(values, 'photos')
  return photoSlotNames
    .map((slot, at) => ({ slot, at, row: rows[at] ?? {} }))
    .filter(({ row }) => !textOf(row.picture_removed) && (textOf(row.picture) || textOf(row.text).trim()))
}
