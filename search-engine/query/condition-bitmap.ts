import type { Segment } from '../segment/segment.ts'
import { addSalaries } from './add-salaries.ts'
import { addValues } from './add-values.ts'
import type { Condition } from './search-plan.ts'

/** Writes the jobs that answer a condition over a bitmap; for an exclusion, those it leaves out. */
export const conditionBitmap = (segment: Segment, condition: Exclude<Condition, { parameter: 'free_word' }>, to: number): void => {
  const { bitmaps, companyNames, companyNameOf } = segment.parts
  bitmaps.clear(to)
  if (condition.parameter === 'company_name') {
    const matching = Uint8Array.from(companyNames, (name) => (name.includes(condition.name) ? 1 : 0))
    const words = bitmaps.words(to)
    if (matching.includes(1)) for (let doc = 0; doc < companyNameOf.length; doc++) words[doc >>> 5]! |= matching[companyNameOf[doc]!]! << (doc & 31)
  } else if (condition.parameter === 'min_salary') {
    addSalaries(segment, condition.value, to)
  } else if ('job_ids' in condition) {
    for (const doc of condition.job_ids.map((id) => segment.find(id))) if (doc >= 0) bitmaps.add(to, doc)
  } else {
    addValues(segment, condition, to)
  }
}
