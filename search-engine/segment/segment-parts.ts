import type { Bitmaps } from '../bits/bitmaps.ts'
import type { LineIndex } from '../lines/line-index.ts'
import type { ScannedLines } from '../lines/scanned-lines.ts'
import type { ColumnParameter } from './job-document.ts'
import type { PlaceLists } from './place-lists.ts'

/** Bitmaps beside those of the values: which jobs are alive, which count now, and a search's intermediate results. */
export const scratchBitmaps = 224

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
  /** The bitmap of value i has number i. */
  values: { parameter: ColumnParameter; id: number }[]
  bitmaps: Bitmaps
  /** Per job, the numbers of its values. */
  valueStarts: Uint32Array
  valuesOf: Uint16Array
  places: PlaceLists
  title: Field
  skills: Field
  body: Field
}
