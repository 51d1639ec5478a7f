import { JobListSearch } from '#contract/jobs/postings/job-list.ts'
import { searchJobs } from '#server/jobs/postings/search-jobs.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { JobFacts } from '../judging/job-facts.ts'
import type { Grade, Judge } from '../judging/judge.ts'
import type { Judged } from '../metrics/metrics.ts'

export type Answer = Judged & { jobs: { job: JobFacts; grade: Grade }[] }

/** Types it into the search box of the site, and judges the first page. */
export async function ask(context: RequestContext, facts: Map<number, JobFacts>, text: string, judge: Judge): Promise<Answer> {
  const { jobs, total } = await searchJobs(context, JobListSearch.parse({ free_word: text, per_page: 10 }))
  const listed = jobs.map(({ job: { id } }) => {
    const job = facts.get(id)
    if (!job) throw new Error(`The search found job ${id}, which the public does not see.`)
    return { job, grade: judge(job) }
  })
  return { jobs: listed, found: listed.map(({ grade }) => grade), total, existing: [...facts.values()].map(judge).filter((grade) => grade > 0) }
}
