import type { JobResults } from '#contract/jobs/postings/job-list.ts'
import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from './use-search-form.ts'
import { grouped } from '#web/ui/text/grouped.ts'

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

const HEIGHT = 44

type SalaryFilterProps = { histogram: JobResults['salary_histogram']; chosen: number | undefined }

export function SalaryFilter({ histogram, chosen }: SalaryFilterProps) {
  const [value, setValue] = useFollowing<string>(`${chosen ?? ''}`)
  const bars = salaryBars(histogram, chosen)
  const width = 100 / bars.length
  return (
    <fieldset id="filter-pay">
      <legend>年収（上限で判定）</legend>
      <svg className="bars" height={HEIGHT} aria-hidden="true">
        {bars.map(({ band, height, isIn }, at) => {
          const tall = height && Math.max(2, (height / 100) * HEIGHT)
          return <rect key={band} className={isIn ? 'on' : undefined} x={`${at * width}%`} width={`${width - 1.2}%`} y={HEIGHT - tall} height={tall} />
        })}
      </svg>
      <label className="vh" htmlFor="min_salary">
        年収の上限がこの額以上
      </label>
      <select className="input" id="min_salary" name="min_salary" form={SEARCH_FORM} value={value} onChange={(event) => setValue(event.target.value)}>
        <option value="">指定しない</option>
        {salarySteps(histogram, chosen).map(({ step, count }) => (
          <option key={step} value={step}>
            {grouped(step)}万円以上{count !== null && `（${grouped(count)}件）`}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
