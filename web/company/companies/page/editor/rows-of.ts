import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The values of the editor's fields, as a form sends them. */
export type Values = Record<string, unknown>

export type ListName = 'images' | 'photos' | 'employees' | 'company_finances' | 'amateras_views'

/** The fields that show that a recruiter filled in a row. A photo's description alone counts: the API refuses it, and nobody loses what they wrote. */
const filled: Record<ListName, string[]> = {
  images: ['picture'],
  photos: ['picture', 'text'],
  employees: ['name', 'position', 'description', 'photo', 'interview_url'],
  company_finances: ['investor', 'amount', 'finance_date_year', 'logo'],
  amateras_views: ['comment', 'name', 'organization_name', 'position', 'profile', 'image'],
}

const isFilled = (row: Values, name: ListName) => filled[name].some((field) => textOf(row[field]).trim())
const allRows = (values: Values, name: ListName) => [values[name] ?? []].flat().map((row) => (row ?? {}) as Values)

/** Up to the last row with a value. */
export const filledLength = (values: Values, name: ListName) => allRows(values, name).findLastIndex((row) => isFilled(row, name)) + 1

/** The rows of a list that count, neither removed nor empty, in their order. Each knows its place in the form. */
export const rowsOf = (values: Values, name: ListName) =>
  allRows(values, name)
    .map((row, at) => ({ at, row }))
    .filter(({ row }) => !textOf(row.removed) && isFilled(row, name))

const MOVE = /^move:(images|photos|employees|amateras_views):(\d{1,2}):(-1|1)$/

/** What the buttons of a row send without scripts. */
export const moveIntent = (name: ListName, at: number, by: -1 | 1) => `move:${name}:${at}:${by}`

/** The form's values with a row moved as a button asked; undefined for any other button. */
export function movedRow(values: Values, intent: string | null): Values | undefined {
  const [, name, at, by] = MOVE.exec(intent ?? '') ?? []
  if (!name) return undefined
  const [from, to] = [Number(at), Number(at) + Number(by)]
  const rows = allRows(values, name as ListName)
  if (!(from in rows) || !(to in rows)) return values
  return { ...values, [name]: rows.with(from, rows[to]!).with(to, rows[from]!) }
}
