import type { ColumnParameter } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'
import { matchPlanes } from './match-planes.ts'
import type { SearchPlan, Condition } from './search-plan.ts'
import { valueCounts } from './value-counts.ts'
import { addPlaces, placeCounts } from './add-places.ts'
import { addSalaries } from './add-salaries.ts'
import { addValues } from './add-values.ts'
import { titleLevel, wordBitmaps, type WordBitmaps } from './words/word-bitmaps.ts'

export type SegmentAnswer = {
  segment: Segment
  /** How many jobs any search of this viewer could find. */
  live: number
  total: number
  /** The jobs found, as a bitmap that holds until the next search. */
  result: number
  /** Per condition, how many jobs answer it alone, and for words that decide the order the levels of their fields. */
  found: number[]
  levels: number[][]
  /** Per condition, the bitmap of the jobs that answer it. */
  whole: number[]
  /** Per condition, which synonyms of its word any job has. */
  used: boolean[][]
  /** The digits, lowest first, of how far forward each job stands; none where only the sort decides. */
  planes: number[]
  /** So many of the planes, the last ones, say how well the words are answered. */
  scores: number
  /** What every job found counts beside its planes. */
  leastScore: number
  /** The first bitmap free for the walk through them. */
  free: number
  /** Per value of the segment, its count. */
  counts?: Uint32Array
  /** Per place that is counted. */
  placeCounts: number[]
  dropped: number[]
}

/** Answers a plan from one segment: every condition becomes one bitmap, the rest is counting. */
export const segmentAnswer = (segment: Segment, plan: SearchPlan): SegmentAnswer => {
  const { bitmaps } = segment
  let free = segment.scratch
  const live = segment.live(plan.confirmedAfter)
  const base = free++
  bitmaps.copy(base, live)
  narrow(segment, plan, base, free)
  const match = plan.matching ? matchPlanes(segment, plan.matching, base, free) : { planes: [], free }
  free = match.free

  const groups = plan.conditions.map((condition): Group => {
    const bitmap = free++
    if (condition.parameter !== 'free_word') {
      conditionBitmap(segment, condition, bitmap)
      return { bitmap, excluded: 'job_ids' in condition, optional: false, levels: [], used: [] }
    }
    const { excluded } = condition.word
    const ranked = plan.ranked && !excluded
    const word = wordBitmaps(segment, condition.word, { base, bitmap, ranked: ranked || condition.inTitle === true })
    free += word.levels.length
    const found = condition.inTitle ? (word.levels[titleLevel] ?? bitmap) : bitmap
    return { excluded, optional: condition.optional ?? false, ...word, bitmap: found }
  })
  const optional = groups.filter((group) => group.optional)
  const isAnyEnough =
    optional.length > 0 && !plan.conditions.some((condition) => condition.parameter === 'free_word' && !condition.optional && !condition.word.excluded)
  const without = (left: number | undefined, to: number): number => {
    if (isAnyEnough) {
      bitmaps.clear(to)
      for (const { bitmap } of optional) bitmaps.or(to, bitmap)
      bitmaps.and(to, base)
    } else bitmaps.copy(to, base)
    groups.forEach(({ bitmap, excluded, optional }, i) => {
      if (i === left || optional) return
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
    const rest = value === undefined || !kept ? undefined : withoutValue(kept, value)
    if (!rest) return bitmaps.total(others)
    conditionBitmap(segment, rest, free + 1)
    return bitmaps.common(others, free + 1)
  })

  const counted = () => {
    const within = new Map(plan.counted.map((parameter) => [parameter, result]))
    plan.conditions.forEach(({ parameter }, i) => {
      const counted = (parameter === 'min_salary' ? 'salary_band' : parameter) as ColumnParameter
      if (within.has(counted)) within.set(counted, without(i, free++))
    })
    return valueCounts(segment, within)
  }
  const counts = plan.counted.length === 0 ? undefined : plan.kept === undefined ? counted() : segment.keptCounts(plan.kept, counted)
  const chosenPlaces = plan.conditions.findIndex(({ parameter }) => parameter === 'places')
  return {
    segment,
    live: bitmaps.total(base),
    total,
    result,
    found: groups.map(({ bitmap }) => (plan.ranked ? bitmaps.common(bitmap, base) : 0)),
    levels: groups.map(({ levels }) => levels),
    whole: groups.map(({ bitmap }) => bitmap),
    used: groups.map(({ used }) => used),
    counts,
    placeCounts: plan.countPlaces.length > 0 ? placeCounts(segment, plan.countPlaces, without(chosenPlaces < 0 ? undefined : chosenPlaces, free)) : [],
    dropped,
    planes: plan.sort === 1 ? match.planes : [],
    scores: 0,
    leastScore: 0,
    free: free + 2,
  }
}

const withoutValue = (condition: Condition, value: number | string): NamedCondition | undefined => {
  if ('chosen' in condition) return { ...condition, chosen: condition.chosen.filter((one) => one !== value) }
  if (condition.parameter === 'places') return { ...condition, places: condition.places.filter((one) => one !== value) }
  return undefined
}

type NamedCondition = Exclude<Condition, { parameter: 'free_word' }>
type Group = WordBitmaps & { excluded: boolean; optional: boolean }

const narrow = (segment: Segment, plan: SearchPlan, base: number, free: number): void => {
  const { bitmaps } = segment
  if (plan.companyIds) {
    bitmaps.clear(free)
    for (const company of plan.companyIds) for (const doc of segment.ofCompany(company)) bitmaps.add(free, doc)
    bitmaps.and(base, free)
  }
  if (plan.among) {
    bitmaps.clear(free)
    addValues(segment, { parameter: plan.among.parameter, chosen: [plan.among.value] }, free)
    for (const doc of plan.among.or_ids.map((id) => segment.find(id))) if (doc >= 0) bitmaps.add(free, doc)
    bitmaps.and(base, free)
  }
  for (const id of plan.excludedJobs) {
    const doc = segment.find(id)
    if (doc >= 0) bitmaps.delete(base, doc)
  }
  for (const company of plan.excludedCompanies) for (const doc of segment.ofCompany(company)) bitmaps.delete(base, doc)
}

/** Writes the jobs that answer a condition over a bitmap; for an exclusion, those it leaves out. */
const conditionBitmap = (segment: Segment, condition: NamedCondition, to: number): void => {
  const { bitmaps } = segment
  bitmaps.clear(to)
  if (condition.parameter === 'company_name') {
    segment.companyNames.add(condition.name, bitmaps.words(to))
  } else if (condition.parameter === 'min_salary') {
    addSalaries(segment, condition.value, to)
  } else if (condition.parameter === 'walk_minutes') {
    addValues(segment, { parameter: 'walk_minutes', chosen: Array.from({ length: condition.value }, (_, at) => at + 1) }, to)
  } else if (condition.parameter === 'confirmed_within') {
    bitmaps.addFirst(segment.confirmedAfter(condition.after), to)
  } else if (condition.parameter === 'places') {
    addPlaces(segment, condition.places, to)
  } else if ('job_ids' in condition) {
    for (const doc of condition.job_ids.map((id) => segment.find(id))) if (doc >= 0) bitmaps.add(to, doc)
  } else {
    addValues(segment, condition, to)
  }
}
