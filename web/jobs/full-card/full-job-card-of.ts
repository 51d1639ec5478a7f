import { dateText } from '#contract/platform/time/japan-time.ts'
import type { Job, JobVersion } from '#contract/jobs/postings/jobs.ts'
import type { JobListItem, MoreField } from '#contract/jobs/postings/job-list.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { companyLine } from '#web/companies/company-line.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { freshnessOf } from '../facts/freshness.ts'
import { bandText, payOf } from '../facts/pay.ts'
import { jobTags } from '../job-tags.ts'

const LEAD_LENGTH = 140
const MATCH_LINES_OF_EACH = 2

/** What this card shows beside the fields of every list. */
export const fullCardFields: MoreField[] = [
  'tagline',
  'confirmed_by',
  'salary',
  'is_salary_estimated',
  'fixed_overtime',
  'fixed_overtime_hours',
  'company',
  'snippet',
]

/** For loaders: what the card of a single job shows. Its search asks for `fullCardFields`. */
export function fullJobCardOf({ job, company, salary_change, match, highlight }: JobListItem, lookups: Lookups, now: Date) {
  const {
    id,
    position_title,
    tagline = '',
    confirmed_by = '',
    salary = '',
    is_salary_estimated = false,
    fixed_overtime = null,
    fixed_overtime_hours = null,
  } = job
  const { category_ids = [], employee_range = null, employee_count = null, features } = company
  const { name, logo, is_demo, deny_company_apply, is_unclaimed, response_figures } = company
  const snippet = highlight?.snippet
  return {
    job: { id, position_title, confirmed_by },
    company: { id: company.id, name, logo, is_demo, deny_company_apply, is_unclaimed },
    companyLine: companyLine({ category_ids, employee_range, employee_count, features }, lookups),
    titleHits: highlight?.title ?? [],
    lead: snippet ?? { text: tagline.length > LEAD_LENGTH ? `${tagline.slice(0, LEAD_LENGTH)}…` : tagline, hits: [] },
    tags: jobTags(job, lookups),
    pay: payOf({ ...job, salary, is_salary_estimated, fixed_overtime, fixed_overtime_hours }),
    freshness: freshnessOf(job.confirmed_at, now),
    salaryChange: salaryChangeOf(job, salary_change, now),
    match: matchLinesOf(match, MATCH_LINES_OF_EACH),
    figures: response_figures && {
      cases: response_figures.cases,
      answered: response_figures.answered,
      median_answer_hours: response_figures.median_answer_hours,
    },
  }
}

export type FullJobCardData = ReturnType<typeof fullJobCardOf>

export type SalaryChange = { day: string; from: string; to: string }

/** The old and the new pay. An unchanged bound is the same on both sides. */
export function salaryChangeOf(job: Pick<Job, 'min_salary' | 'max_salary'>, version: JobVersion | null, now: Date): SalaryChange | null {
  if (!version) return null
  const band = (side: 'from' | 'to') => {
    const bound = (name: 'min_salary' | 'max_salary') => {
      const value = version.changes[name] ? version.changes[name][side] : job[name]
      return typeof value === 'number' ? value : null
    }
    return bandText({ min: bound('min_salary'), max: bound('max_salary'), unit: '万円' })
  }
  return { day: dateText(version.changed_at, now), from: band('from'), to: band('to') }
}
