import type { JobResults } from '#contract/jobs/postings/jobs.ts'
import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from './use-search-form.ts'
import { salaryBars, salarySteps } from './salary-steps.ts'

const HEIGHT = 44

type SalaryFilterProps = { histogram: JobResults['salary_histogram']; chosen: number | undefined }

export function SalaryFilter({ histogram, chosen }: SalaryFilterProps) {
  const [value, setValue] = useFollowing<string>(`${chosen ?? ''}`)
  const bars = salaryBars(histogram, chosen)
  const width = 100 / bars.length
  return (
    <fieldset>
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
            {step.toLocaleString('ja-JP')}万円以上{count !== null && `（${count.toLocaleString('ja-JP')}件）`}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
