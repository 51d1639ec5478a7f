import type { JobResults } from '#contract/jobs/postings/jobs.ts'

const STEPS = [300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1500, 2000]
const FIRST_BAND = 200
const LAST_BAND = 1500
const BAND = 100

type Histogram = JobResults['salary_histogram']

/** The choices of 年収の上限, each with its number of jobs; a value from a hand-written URL is one of them. */
export function salarySteps(histogram: Histogram, chosen: number | undefined) {
  const steps = chosen === undefined || STEPS.includes(chosen) ? STEPS : [...STEPS, chosen].sort((a, b) => a - b)
  return steps.map((step) => ({
    step,
    // The histogram cannot count between two of its bands.
    count: step % BAND ? null : histogram.reduce((sum, { id, count }) => (id >= step ? sum + count : sum), 0),
  }))
}

/** The bars of the histogram in per cent of the highest, from 200万円; the outermost bars include everything below or above. */
export function salaryBars(histogram: Histogram, chosen: number | undefined) {
  const bands = Array.from({ length: (LAST_BAND - FIRST_BAND) / BAND + 1 }, (_, at) => FIRST_BAND + at * BAND)
  const counts = bands.map((band) => histogram.reduce((sum, { id, count }) => (Math.min(LAST_BAND, Math.max(FIRST_BAND, id)) === band ? sum + count : sum), 0))
  const highest = Math.max(1, ...counts)
  return bands.map((band, at) => ({ band, height: Math.round(((counts[at] ?? 0) / highest) * 100), isIn: band >= (chosen ?? 0) }))
}
