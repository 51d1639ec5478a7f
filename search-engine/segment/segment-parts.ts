import type { LineIndex } from '../lines/line-index.ts'
import type { ScannedLines } from '../lines/scanned-lines.ts'
import type { PlaceLists } from './place-lists.ts'
import type { ValueSets } from './value-sets.ts'

export type Columns = {
  id: Float64Array
  company_id: Float64Array
  confirmed_at: Float64Array
  published_at: Float64Array
  updated_at: Float64Array
  /** NaN where there is none. */
  min_salary: Float64Array
  max_salary: Float64Array
  text_bytes: Float64Array
}
/** Jobs by their number: by id and company upwards, by time and salary downwards. */
export type Orders = { byId: Uint32Array; byCompany: Uint32Array; byPublished: Uint32Array; byUpdated: Uint32Array; bySalary: Uint32Array }
export type Field = LineIndex | ScannedLines

export type SegmentParts = {
  columns: Columns
  orders: Orders
  companyNames: string[]
  companyNameOf: Uint32Array
  schedules: string[]
  scheduleOf: Uint32Array
  suggestionStarts: Uint32Array
  suggestions: Uint32Array
  sets: ValueSets
  places: PlaceLists
  title: Field
  skills: Field
  body: Field
}
