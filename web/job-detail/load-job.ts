import type { Api } from '#contract/index.ts'
import { companyLine } from '#web/jobs/company-line.ts'
import { freshnessOf } from '#web/jobs/facts/freshness.ts'
import { payOf } from '#web/jobs/facts/pay.ts'
import { jobTags } from '#web/jobs/job-tags.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { breadcrumbs } from '#web/structured/breadcrumbs.ts'
import { jobPosting } from '#web/structured/job-posting.ts'
import { applyRefusal, sideJobNote } from './apply/apply-refusal.ts'
import { closedNote, isLongGone } from './closed-note.ts'
import { jobHistoryEntries } from './history/job-history-entries.ts'
import { payBreakdown } from './pay/pay-breakdown.ts'
import { jobTerms } from './terms/job-terms.ts'
import { otherJobLine } from './words/other-job-line.ts'
import { masterNames } from './words/master-names.ts'

const CONTRACTOR = 3

/** A job's page in words, so that the browser needs neither the code tables nor the rules. */
export async function loadJob(api: Api, id: string, now: Date, site: string) {
  const [{ job, company, match, other_jobs, versions }, masters] = await Promise.all([api.job_offers.show({ id }), api.masters.list()])
  const { response_figures } = await api.companies.response_figures({ id: company.id })
  const names = {
    address: masterNames(masters, 'prefectures', job.address === null ? [] : [job.address])[0] ?? '',
    prefectures: masterNames(masters, 'prefectures', job.prefectures),
    employment_types: masterNames(masters, 'employment_types', job.employment_types),
    remote: masterNames(masters, 'remote', [job.remote])[0] ?? '',
  }
  const way = breadcrumbs(site, [
    { name: '求人をさがす', path: '/job_offer/search' },
    { name: company.name, path: `/company/detail?id=${company.id}` },
    { name: job.position || job.position_title, path: `/job_offer/detail?id=${job.id}` },
  ])
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
    skills: masterNames(masters, 'skill_types', job.skill_types),
    terms: jobTerms({ job, company, names, isContractor }),
    match: matchLinesOf(match),
    breakdown: payBreakdown(job),
    history: jobHistoryEntries(job, versions, masters),
    otherJobs: other_jobs.map((other) => ({ id: other.id, title: other.position_title, line: otherJobLine(other, masters, now) })),
    application: response_figures.find(({ kind }) => kind === 'application') ?? null,
    linkedData: JSON.stringify(job.state === 'closed' ? way : [jobPosting(job, company, masters, site), way]),
    scout: response_figures.find(({ kind }) => kind === 'scout') ?? null,
  }
}

export type LoadedJob = Awaited<ReturnType<typeof loadJob>>
