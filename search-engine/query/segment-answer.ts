import { facetParameters } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'
import { matchPlanes } from './match-planes.ts'
import type { SearchPlan, Condition } from './search-plan.ts'
import { valueCounts } from './value-counts.ts'
import { addSalaries } from './add-salaries.ts'
import { addValues } from './add-values.ts'

export type SegmentAnswer = {
  segment: Segment
  total: number
  /** Bitmaps of the jobs found, best first; they hold until the next search. */
  tiers: { bitmap: number; count: number }[]
  /** The digits, lowest first, of how well each job matches; none without wishes. */
  planes: number[]
  /** The first bitmap free for the walk through them. */
  free: number
  /** Per value of the segment, its count. */
  counts?: Uint32Array
  dropped: number[]
}

/** Answers a plan from one segment: every condition becomes one bitmap, the rest is counting. */
export const segmentAnswer = (segment: Segment, plan: SearchPlan): SegmentAnswer => {
  const { bitmaps, values } = segment.parts
  let free = segment.scratch
  const live = segment.live(plan.confirmedAfter)
  const base = free++
  bitmaps.copy(base, live)
  narrow(segment, plan, base, free)
  const match = plan.matching ? matchPlanes(segment, plan.matching, base, free) : { planes: [], free }
  free = match.free

  const titles: number[] = []
  const skills: number[] = []
  const groups = plan.conditions.map((condition) => {
    const bitmap = free++
    if (condition.parameter !== 'free_word') {
      conditionBitmap(segment, condition, bitmap)
      return { bitmap, excluded: 'job_ids' in condition }
    }
    const { alternatives, excluded } = condition.word
    const ranked = plan.ranked && !excluded
    const fields = ['title', 'skills', 'body'] as const
    bitmaps.clear(bitmap)
    for (const field of fields) {
      for (const alternative of alternatives) segment.parts[field].addMatches(alternative, bitmaps.words(bitmap))
      if (!ranked || field === 'body') continue
      bitmaps.copy(free, bitmap)
      ;(field === 'title' ? titles : skills).push(free++)
    }
    return { bitmap, excluded }
  })
  const without = (left: number | undefined, to: number): number => {
    bitmaps.copy(to, base)
    groups.forEach(({ bitmap, excluded }, i) => {
      if (i === left) return
      if (excluded) bitmaps.andNot(to, bitmap)
      else bitmaps.and(to, bitmap)
    })
    return to
  }
  const result = without(undefined, free++)
  const total = bitmaps.total(result)

  const dropped = plan.drops.map(({ condition, value }) => {
    const others = without(condition, free)
    const kept = plan.conditions[condition]
    if (value === undefined || !kept || !('chosen' in kept)) return bitmaps.total(others)
    conditionBitmap(segment, { ...kept, chosen: kept.chosen.filter((chosen) => chosen !== value) }, free + 1)
    return bitmaps.common(others, free + 1)
  })

  const counted = () => {
    const own = new Map<string, number>()
    plan.conditions.forEach(({ parameter }, i) => {
      const counted = parameter === 'min_salary' ? 'salary_band' : parameter
      if (isCounted.has(counted)) own.set(counted, without(i, free++))
    })
    return valueCounts(
      segment,
      values.map(({ parameter }) => (isCounted.has(parameter) ? (own.get(parameter) ?? result) : undefined)),
    )
  }
  const isNarrowed = plan.excludedJobs.length + plan.excludedCompanies.length > 0 || plan.companyIds !== undefined || plan.matching?.without_mismatch
  const whole = plan.conditions.length === 0 && !isNarrowed
  const counts = !plan.facets ? undefined : whole ? segment.wholeCounts(counted) : counted()
  const found = plan.ranked ? tiers(segment, result, total, titles, skills, free) : [{ bitmap: result, count: total }]
  return { segment, total, counts, dropped, tiers: found, planes: plan.sort === 1 ? match.planes : [], free: plan.ranked ? free + 3 : free }
}

const isCounted = new Set<string>([...facetParameters, 'salary_band'])

const narrow = (segment: Segment, plan: SearchPlan, base: number, free: number): void => {
  const { bitmaps } = segment.parts
  if (plan.companyIds) {
    bitmaps.clear(free)
    for (const company of plan.companyIds) for (const doc of segment.ofCompany(company)) bitmaps.add(free, doc)
    bitmaps.and(base, free)
  }
  for (const id of plan.excludedJobs) {
    const doc = segment.find(id)
    if (doc >= 0) bitmaps.delete(base, doc)
  }
  for (const company of plan.excludedCompanies) for (const doc of segment.ofCompany(company)) bitmaps.delete(base, doc)
}

// All words in the title; else all in title and skills; else the rest.
const tiers = (segment: Segment, result: number, total: number, titles: number[], skills: number[], free: number): SegmentAnswer['tiers'] => {
  const { bitmaps } = segment.parts
  const [first, second, third] = [free, free + 1, free + 2]
  bitmaps.copy(first, result)
  for (const title of titles) bitmaps.and(first, title)
  bitmaps.copy(second, result)
  for (const skill of skills) bitmaps.and(second, skill)
  bitmaps.copy(third, result)
  bitmaps.andNot(third, second)
  bitmaps.andNot(second, first)
  const counts = [bitmaps.total(first), bitmaps.total(second)] as const
  return [
    { bitmap: first, count: counts[0] },
    { bitmap: second, count: counts[1] },
    { bitmap: third, count: total - counts[0] - counts[1] },
  ]
}

/** Writes the jobs that answer a condition over a bitmap; for an exclusion, those it leaves out. */
const conditionBitmap = (segment: Segment, condition: Exclude<Condition, { parameter: 'free_word' }>, to: number): void => {
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
