import type { CompanySummary, OtherJob, ResponseFigures } from '#contract/companies/pages/companies.ts'
import type { Job, JobVersion } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import type { Match } from '#contract/matching/matching.ts'
import { jobCardOf } from '../card/job-card-of.ts'
import { companyLine } from '#web/companies/company-line.ts'
import { freshnessOf } from '../facts/freshness.ts'
import { payOf } from '../facts/pay.ts'
import { jobTags } from '../job-tags.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { applyRefusal, sideJobNote } from './apply/apply-refusal.ts'
import { closedNote, isLongGone } from './closed-note.ts'
import { jobHistoryEntries } from './history/job-history-entries.ts'
import { payBreakdown } from './pay/pay-breakdown.ts'
import { jobTerms } from './terms/job-terms.ts'
import { lookupTableNames } from './words/lookup-names.ts'

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
export function jobOnPage({ job, company, match, other_jobs, versions, response_figures }: Shown, masters: Lookups, now: Date) {
  const names = {
    address: lookupTableNames(masters, 'prefectures', job.address === null ? [] : [job.address])[0] ?? '',
    prefectures: lookupTableNames(masters, 'prefectures', job.prefectures),
    employment_types: lookupTableNames(masters, 'employment_types', job.employment_types),
    remote: lookupTableNames(masters, 'remote', job.remote === null ? [] : [job.remote])[0] ?? '',
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
    tags: [...jobTags(job, masters), ...company.features.filter((feature) => masters.kind.some(({ name }) => name === feature))],
    companyLine: companyLine(company, masters),
    skills: lookupTableNames(masters, 'skill_types', job.skill_types),
    terms: jobTerms({ job, company, names, isContractor }),
    match: matchLinesOf(match),
    breakdown: payBreakdown(job),
    history: jobHistoryEntries(job, versions, masters),
    otherJobs: other_jobs.map((other) => jobCardOf({ job: other, company }, masters, now)),
    application: response_figures.find(({ kind }) => kind === 'application') ?? null,
    scout: response_figures.find(({ kind }) => kind === 'scout') ?? null,
  }
}

export type JobOnPage = ReturnType<typeof jobOnPage>
