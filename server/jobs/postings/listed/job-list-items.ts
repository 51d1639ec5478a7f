import { sql } from 'kysely'
import { type JobListItem, type MoreField, ofCompany, ofFigures } from '#contract/jobs/postings/job-list.ts'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { isCompanyBlock } from '#server/companies/directory/company-columns.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { matches } from '#server/matching/lines/matches.ts'
import type { ViewerConditions } from '#server/matching/viewer-conditions.ts'
import { findHits } from '#search-engine/hits/find-hits.ts'
import { snippet } from '#search-engine/hits/snippet.ts'
import { jobColumns, jobMarkColumns } from '../job-columns.ts'
import { listedFacts, type ListedJob, listedJobs } from './listed-jobs.ts'
import { newestJobsOf } from '../other-jobs.ts'
import { publishedJobs } from '../published-jobs.ts'

const OTHER_JOBS = 3
const SNIPPET_LENGTH = 90

type Asked = { words?: Pick<JobSearch, 'free_word' | 'without_synonyms'>; mine: ViewerConditions | null; fields?: MoreField[] | undefined }

/** These jobs, in this order, with the fields of a list and the others that are asked for. */
export async function jobListItems(context: RequestContext, ids: number[], { words = {}, mine, fields = [] }: Asked): Promise<JobListItem[]> {
  if (!ids.length) return []
  const { free_word: freeWord, without_synonyms: without } = words
  const ofJob = fields.filter((field) => field !== 'company' && field !== 'other_jobs' && field !== 'found_in')
  const [listed, marks, whole, matching] = await Promise.all([
    listedJobs(context, ids),
    marksOf(context, mine, ids),
    ofJob.length > 0 ? wholeJobs(context, ids) : new Map<number, WholeJob>(),
    matches(context, mine, ids, listedFacts(context)),
  ])
  const others = fields.includes('other_jobs') ? await othersOf(context, listed) : undefined
  return ids.flatMap((id) => {
    const found = listed.get(id)
    if (!found) return []
    context.shown?.jobs.add(id)
    context.shown?.companies.add(found.company.id)
    const { is_company_block = false, ...mark } = marks.get(id) ?? {}
    const { job, company, salary_change } = found
    const more = whole.get(id)
    return [
      {
        job: { ...job, ...unmarked, ...mark, ...(more && picked(more, ofJob)) },
        company: fields.includes('company') ? { ...company, is_company_block } : briefly(company),
        ...(others && { other_jobs: others.filter((other) => other.company_id === company.id && other.id !== id).slice(0, OTHER_JOBS) }),
        salary_change,
        match: matching.get(id) ?? null,
        highlight: freeWord
          ? {
              title: findHits(job.position_title, freeWord, without),
              snippet: more && fields.includes('snippet') ? snippetOf(more, freeWord, without) : null,
              ...(fields.includes('found_in') && { found_in: context.jobIndex.explain(words, id) }),
            }
          : null,
      },
    ]
  })
}

const unmarked = { is_favorited_by_me: false, is_bookmarked_by_me: false, is_hidden_by_me: false, is_applied_by_me: false, answer_due_at: null }

/** What the viewing candidate did with these jobs; visitors and others did nothing. Jobs of companies that they hide or block are in no list. */
async function marksOf({ db, viewer }: RequestContext, mine: ViewerConditions | null, all: number[]) {
  if (viewer?.area !== 'candidate') return new Map<number, undefined>()
  const touched = mine && new Set([...mine.applied, ...mine.favorited, ...mine.bookmarked, ...mine.hidden_jobs])
  const ids = touched ? all.filter((id) => touched.has(id)) : all
  if (ids.length === 0) return new Map<number, undefined>()
  const rows = await db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`)
    .select(['job_offers.id', isCompanyBlock(viewer).as('is_company_block'), ...jobMarkColumns(viewer)])
    .execute()
  return new Map(rows.map(({ id, ...mark }) => [id, mark]))
}

type WholeJob = Awaited<ReturnType<typeof readWholeJobs>>[number]

const readWholeJobs = ({ db, now, viewer }: RequestContext, ids: number[]) =>
  publishedJobs(db, now()).where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`).select(jobColumns(now(), viewer)).execute()

/** These jobs with every field, by their ids. */
export const wholeJobs = async (context: RequestContext, ids: number[]) => new Map((await readWholeJobs(context, ids)).map((job) => [job.id, job]))

/** One more than is shown, because the job itself may be among them. */
const othersOf = ({ db, now }: RequestContext, listed: Map<number, ListedJob>) =>
  newestJobsOf(db, now(), [...new Set([...listed.values()].map(({ company }) => company.id))], OTHER_JOBS + 1).execute()

const picked = (job: WholeJob, fields: string[]) => Object.fromEntries(Object.entries(job).filter(([name]) => fields.includes(name))) as Partial<WholeJob>

const only = <Whole extends object, Field extends string>(whole: Whole, fields: Record<Field, true>) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => Object.hasOwn(fields, name))) as Pick<Whole, Field & keyof Whole>

const briefly = ({ response_figures, ...company }: ListedJob['company']) => ({
  ...only(company, ofCompany),
  response_figures: response_figures && only(response_figures, ofFigures),
})

const snippetOf = (job: WholeJob, freeWord: string, without?: string[]) =>
  snippet([job.tagline, job.description, job.character].join('\n'), freeWord, SNIPPET_LENGTH, without)
