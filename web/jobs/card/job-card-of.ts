import { DAY, dayNumber } from '#contract/platform/time/japan-time.ts'
import type { OtherJob } from '#contract/companies/pages/companies.ts'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { JobListItem } from '#contract/jobs/postings/job-list.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { companyPhase } from '#web/companies/company-line.ts'
import { responseWords } from '#web/companies/figures/response-words.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { freshnessOf } from '../facts/freshness.ts'
import { bandOf } from '../facts/pay.ts'
import { foundInText } from './found-in-text.ts'
import { placeTags, termTags } from '../job-tags.ts'

/** Five lines at most, so that those that differ always show. */
const MATCH_LINES = { fits: 2, unknown: 1, differs: 2 }

type Listed = Pick<JobListItem, 'company'> & { job: JobListItem['job'] | OtherJob } & Partial<Pick<JobListItem, 'salary_change' | 'match' | 'highlight'>>

/** For loaders: only what the card of a listed job shows, in words. Twenty whole jobs would make a page many times its size. */
export function jobCardOf({ job, company, salary_change, match = null, highlight }: Listed, lookups: Lookups, now: Date) {
  const { state, day } = freshnessOf(job.confirmed_at, now)
  const marks = 'is_favorited_by_me' in job && {
    is_favorited_by_me: job.is_favorited_by_me,
    is_bookmarked_by_me: job.is_bookmarked_by_me,
    is_hidden_by_me: job.is_hidden_by_me,
    is_applied_by_me: job.is_applied_by_me,
  }
  const lines = matchLinesOf(match, MATCH_LINES)
  return {
    job: {
      id: job.id,
      position_title: job.position_title,
      is_favorited_by_me: false,
      is_bookmarked_by_me: false,
      is_hidden_by_me: false,
      is_applied_by_me: false,
      ...marks,
    },
    company: { id: company.id, name: company.name, logo: company.logo, is_demo: company.is_demo, is_unclaimed: company.is_unclaimed },
    phase: companyPhase(company, lookups) ?? '',
    label: ('is_applied_by_me' in job && appliedLabel(job, now)) || labelOf(company, salary_change),
    titleHits: highlight?.title ?? [],
    /** Only of a search that asked where its words stand. */
    why: highlight?.found_in ? foundInText(highlight.found_in) : null,
    pay: bandOf(job),
    place: placeTags(job, lookups).map((tag) => tag.replace(/(?<=リモート)可$/, '')),
    terms: termTags(job, lookups),
    freshness: { state, text: state === 'old' ? `${day}確認・再確認待ち` : `${day}確認` },
    response: company.is_unclaimed ? null : responseWords(company.response_figures),
    match: match && lines && { lines, fits: match.fits, unknown: match.unknown, differs: match.differs },
  }
}

export type JobCardData = ReturnType<typeof jobCardOf>

/** At most one label: the one that could make reading on useless comes first. The job's page says the rest. */
function labelOf(company: JobListItem['company'], salary_change: Listed['salary_change']) {
  if (company.is_unclaimed) return '未登録の企業'
  if (company.deny_company_apply) return '直接の応募は不可'
  return salary_change ? '年収を変更' : null
}

/** 応募済み, with the day until which the company's answer is due; says as plainly when that day passed without one. */
export function appliedLabel({ is_applied_by_me, answer_due_at }: Pick<Job, 'is_applied_by_me' | 'answer_due_at'>, now: Date) {
  if (!is_applied_by_me) return null
  if (!answer_due_at) return '応募済み'
  return Date.parse(answer_due_at) < now.getTime() ? '応募済み・返信なし' : `応募済み・${new Date(dayNumber(answer_due_at) * DAY).getUTCDate()}日まで`
}
