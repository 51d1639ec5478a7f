import { annualHolidays, hourlyWages, weekDays } from '#contract/jobs/search/searched-values.ts'
import { demoJobsAndCompanies } from '#demo/demo-jobs-and-companies.ts'
import { Random } from '#demo/random.ts'
import type { IndexedJob } from '#search-engine/job-index-types.ts'
import { scheduleOf } from '#server/matching/rules/hours/schedule-of.ts'
import { scheduleText } from '#server/matching/rules/hours/schedule.ts'
import { variedText } from './varied-text.ts'

const BATCH = 2_000
const first = { companies: 1, employees: 1, company_finances: 1, amateras_views: 1, job_offers: 1, job_offer_versions: 1, stories: 1 }
const LIVE = 44 * 86_400
const seconds = (time: string | null) => Math.floor(new Date(time ?? 0).getTime() / 1_000)

/** Postings of the demonstration as the job index takes them, all on offer, with their conditions, and every line another one; or, `asTheyAre`, lines that repeat. */
export function* variedJobs(count: number, now: Date, asTheyAre = false): Generator<IndexedJob[]> {
  const made = demoJobsAndCompanies({ jobs: count, seed: 1, now, first })
  for (let start = 0; start < count; start += BATCH)
    yield Array.from(made.jobs(start, Math.min(start + BATCH, count)), ({ row }): IndexedJob => {
      const own = new Random(1, 11, row.id)
      const varied = (...texts: (string | null | undefined)[]) => {
        const text = texts.filter(Boolean).join('\n')
        return asTheyAre ? text : variedText(text, own)
      }
      const company = made.companies[row.company_id - first.companies]!.row
      const features = (numbers: (1 | 2 | 3 | 4 | 5 | 6 | 7)[]) => numbers.filter((number) => company[`feature${number}`])
      const wage = row.pay_unit === 'hour' ? (row.pay_max ?? row.pay_min ?? 0) : 0
      return {
        id: row.id,
        company_id: row.company_id,
        company_name: company.name,
        title: `${row.position_title}\n${row.position}`,
        skills: varied(row.required_skills, row.preferred_skills),
        body: varied(row.tagline, row.description, row.desired_person, row.treatment, row.holiday),
        job_fields: row.job_fields,
        company_categories: company.category_ids,
        phase: features([1, 2, 3]),
        kind: features([4, 5, 6, 7]),
        employee_range: company.employee_range,
        social_issues: company.social_issues,
        employment_types: row.employment_types,
        prefectures: row.prefectures,
        skill_types: row.skill_types,
        remote: row.remote as 0 | 1 | 2 | null,
        flex: row.flex,
        is_premium: row.id % 40 === 0,
        week_days: weekDays.filter((days) => (row.min_week_work_days ?? 9) <= days),
        annual_holidays: annualHolidays.filter((days) => days <= (row.annual_holidays ?? 0)),
        intended_for: row.intended_for ?? [],
        inexperienced_ok: row.inexperienced_ok ?? null,
        short_hours: row.short_hours ?? null,
        stock_option: row.stock_option,
        hourly_wage: hourlyWages.filter((step) => step <= wage),
        min_salary: row.min_salary,
        max_salary: row.max_salary,
        min_week_work_days: row.min_week_work_days ?? null,
        schedule: scheduleText(scheduleOf({ ...row, min_week_work_days: row.min_week_work_days ?? null })),
        confirmed_at: Math.max(seconds(row.confirmed_at), now.getTime() / 1_000 - own.int(0, LIVE)),
        published_at: seconds(row.published_at),
        updated_at: seconds(row.updated_at),
      }
    })
}
