/** What a judge knows of a job: what its page says, in one spelling of widths (NFKC). */
export type JobFacts = {
  id: number
  /** Eight letters that stay the same from run to run: of the posting's address, where it has one. */
  key: string
  company: string
  /** Title and position, one a line. */
  title: string
  /** Names of skills, what is asked for and what is welcome. */
  skills: string
  /** Everything else that the page says of the job. */
  body: string
  /** Prefecture, city, street, building and station in words. */
  place: string
  prefectures: number[]
  job_fields: number[]
  employment_types: number[]
  is_dispatch: boolean
  remote: number | null
  flex: boolean | null
  /** 万円 a year. */
  min_salary: number | null
  max_salary: number | null
  pay_unit: string | null
  pay_min: number | null
  pay_max: number | null
  min_week_work_days: number | null
  max_week_work_days: number | null
  stock_option: boolean
  company_categories: number[]
  employee_range: number | null
  /** 1 seed and early, 2 middle, 3 late; empty where the company says nothing. */
  phase: number[]
}
