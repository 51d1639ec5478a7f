import { type CountedParameter, type IndexedJob, type MatchParameter, NOT_STATED } from '../job-index-types.ts'
import { normalizeText } from '../text/normalize-text.ts'

export const bandWidth = 100
/** Facts that a wish may concern; the place of each is the number under which a job stores that it leaves it unstated. */
export const matchParameters: MatchParameter[] = [
  'job_fields',
  'skill_types',
  'prefectures',
  'remote',
  'employment_types',
  'company_categories',
  'phase',
  'kind',
  'social_issues',
  'min_week_work_days',
  'salary_band',
]
export type ColumnParameter = CountedParameter | MatchParameter | 'walk_minutes' | 'untold'

/** A job as the index keeps it: normalised lines and, per parameter, its values. */
export type JobDocument = {
  id: number
  company_id: number
  confirmed_at: number
  published_at: number
  updated_at: number
  min_salary: number | null
  max_salary: number | null
  values: [parameter: ColumnParameter, ids: number[]][]
  title: string[]
  skills: string[]
  body: string[]
  company_name: string
  schedule: string
  places: string[]
  /** Numbers of the suggestions that it adds to. */
  suggestions: number[]
  /** The size of the text as it came, in UTF-8. */
  text_bytes: number
}

const normalisedLines = (text: string): string[] =>
  normalizeText(text)
    .split('\n')
    .filter((line) => line !== '')

const stated = (answer: boolean | null): number[] => (answer === null ? [] : [answer ? 1 : 0])

export const jobDocument = (job: IndexedJob, suggestions: number[]): JobDocument => {
  const salary = job.max_salary ?? job.min_salary
  const values: JobDocument['values'] = [
    ['job_fields', job.job_fields],
    ['company_categories', job.company_categories],
    ['kind', job.kind],
    ['phase', job.phase],
    ['employee_range', job.employee_range === null ? [] : [job.employee_range]],
    ['employment_types', job.employment_types],
    ['prefectures', job.prefectures],
    ['skill_types', job.skill_types],
    ['remote', job.remote === null ? [NOT_STATED] : [job.remote]],
    ['hourly_wage', job.hourly_wage],
    ['week_days', job.week_days],
    ['annual_holidays', job.annual_holidays],
    ['intended_for', job.intended_for],
    ['flex', stated(job.flex)],
    ['inexperienced_ok', stated(job.inexperienced_ok)],
    ['short_hours', stated(job.short_hours)],
    ['stock_option', stated(job.stock_option)],
    ['is_premium', stated(job.is_premium ?? false)],
    ['salary_band', salary === null ? [] : [Math.floor(salary / bandWidth) * bandWidth]],
    ['walk_minutes', typeof job.walk_minutes === 'number' ? [job.walk_minutes] : []],
    ['social_issues', job.social_issues],
    ['min_week_work_days', job.min_week_work_days === null ? [] : [job.min_week_work_days]],
  ]
  const told = new Set(values.filter(([parameter, ids]) => ids.length > 0 && (parameter !== 'remote' || job.remote !== null)).map(([parameter]) => parameter))
  // Without an upper end the job's highest pay is unknown.
  if (job.max_salary === null) told.delete('salary_band')
  const { id, company_id, confirmed_at, published_at, updated_at, min_salary, max_salary } = job
  return {
    id,
    company_id,
    confirmed_at,
    published_at,
    updated_at,
    min_salary,
    max_salary,
    suggestions,
    text_bytes: Buffer.byteLength(job.title) + Buffer.byteLength(job.skills) + Buffer.byteLength(job.body),
    schedule: job.schedule,
    places: [...new Set(job.places)],
    values: [...values, ['untold', matchParameters.flatMap((parameter, i) => (told.has(parameter) ? [] : i))]],
    title: normalisedLines(job.title),
    skills: normalisedLines(job.skills),
    body: normalisedLines(job.body),
    company_name: normalizeText(job.company_name).replaceAll('\n', ' '),
  }
}
