import { dayNumber } from '#contract/platform/time/japan-time.ts'
import type { CompanySummary, OtherJob, ResponseFigures } from '#contract/companies/pages/companies.ts'
import type { Job, JobVersion } from '#contract/jobs/postings/jobs.ts'
import type { Match } from '#contract/matching/matching.ts'
import { applyRefusals } from '#contract/platform/errors/apply-refusals.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { companyLine } from '#web/companies/company-line.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { fullDate } from '#web/ui/text/full-date.ts'
import { jobCardOf } from '../card/job-card-of.ts'
import { freshnessOf } from '../facts/freshness.ts'
import { payOf } from '../facts/pay.ts'
import { jobTags } from '../job-tags.ts'
import { jobHistoryEntries } from './history/job-history-entries.ts'
import { payBreakdown } from './pay/pay-breakdown.ts'
import { jobTerms } from './terms/job-terms.ts'
import { lookupTableNames } from './words/lookup-names.ts'

type Closed = { state: 'published' | 'closed'; closed_reason: 'filled' | 'expired' | 'withdrawn' | null; closed_at: string | null }

const reasons = { filled: '採用が決まったため', expired: '募集の期限を過ぎたため', withdrawn: '会社が募集を取り下げたため' }

/** Why and when a job closed, in a sentence; null while it is open. */
export function closedNote({ state, closed_reason, closed_at }: Closed) {
  if (state !== 'closed') return null
  const reason = closed_reason ? `${reasons[closed_reason]}、` : ''
  return `${reason}${closed_at ? `${fullDate(closed_at)}に` : ''}募集は終了しました。`
}

/** Whether search engines should drop the page: its job closed more than 90 days ago. */
export const isLongGone = ({ state, closed_at }: Closed, now: Date) => state === 'closed' && !!closed_at && dayNumber(now) - dayNumber(closed_at) > 90

type Asked = {
  job: { state: 'published' | 'closed'; deny_side_job_apply: boolean }
  company: { deny_company_apply: boolean; end_of_contract: boolean; is_unclaimed: boolean }
}

/** Why no candidate can apply for this job directly; null where they can. */
export function applyRefusal({ job, company }: Asked) {
  if (job.state === 'closed' || company.end_of_contract) return applyRefusals.APPLICATIONS_CLOSED
  if (company.is_unclaimed) return applyRefusals.COMPANY_UNCLAIMED
  return company.deny_company_apply ? applyRefusals.APPLICATIONS_NOT_ACCEPTED : null
}

/** What a candidate who only wants a side job reads before signing in. */
export const sideJobNote = ({ job }: Asked) => (job.deny_side_job_apply ? applyRefusals.SIDE_JOB_NOT_ACCEPTED : null)

const CONTRACTOR = 3

type Shown = {
  job: Job
  company: CompanySummary & {
    is_hidden_by_me: boolean
    address: string
    contact_phone: string
    contact_email: string
    contact_url: string
    url: string | null
    images: string[]
  }
  match: Match | null
  other_jobs: OtherJob[]
  versions: JobVersion[]
  response_figures: ResponseFigures[]
}

/** A job's page in words: the server makes it for visitors, the editor for the company that writes it. */
export function jobOnPage({ job, company, match, other_jobs, versions, response_figures }: Shown, lookups: Lookups, now: Date) {
  const names = {
    address: lookupTableNames(lookups, 'prefectures', job.address === null ? [] : [job.address])[0] ?? '',
    prefectures: lookupTableNames(lookups, 'prefectures', job.prefectures),
    employment_types: lookupTableNames(lookups, 'employment_types', job.employment_types),
    intended_for: lookupTableNames(lookups, 'intended_for', job.intended_for),
    remote: lookupTableNames(lookups, 'remote', job.remote === null ? [] : [job.remote])[0] ?? '',
  }
  const isContractor = job.employment_types.length > 0 && job.employment_types.every((type) => type === CONTRACTOR)

  return {
    job,
    company,
    pay: payOf(job),
    freshness: freshnessOf(job.confirmed_at, now),
    refusal: applyRefusal({ job, company }),
    sideJobNote: sideJobNote({ job, company }),
    closed: closedNote(job),
    isLongGone: isLongGone(job, now),
    tags: [...jobTags(job, lookups), ...company.features.filter((feature) => lookups.kind.some(({ name }) => name === feature))],
    companyLine: companyLine(company, lookups),
    skills: lookupTableNames(lookups, 'skill_types', job.skill_types),
    terms: jobTerms({ job, company, names, isContractor }),
    match: matchLinesOf(match),
    breakdown: payBreakdown(job),
    history: jobHistoryEntries(job, versions, lookups),
    otherJobs: other_jobs.map((other) => jobCardOf({ job: other, company }, lookups, now)),
    application: response_figures.find(({ kind }) => kind === 'application') ?? null,
    scout: response_figures.find(({ kind }) => kind === 'scout') ?? null,
  }
}

export type JobOnPage = ReturnType<typeof jobOnPage>
