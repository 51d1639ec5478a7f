import type { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { ApplyPanel } from '../apply/apply-panel.tsx'
import { JobBody } from '../job-body.tsx'
import { JobHead } from '../job-head.tsx'
import { jobOnPage } from '../job-on-page.ts'
import { jobOfContent } from './job-of-content.ts'
import '../detail.css'

type JobPreviewProps = { page: Pick<OwnJobPage, 'job' | 'company' | 'versions'>; content: JobContent; masters: Masters; by: string; now: string }

/** The page that visitors would see, drawn by what draws it for them. Nothing in it can be pressed. */
export function JobPreview({ page: { job, company, versions }, content, masters, by, now: at }: JobPreviewProps) {
  const now = new Date(at)
  const { response_figures } = company
  const shown = jobOfContent(job, content, masters, { name: by, now })
  const loaded = jobOnPage(
    {
      job: shown,
      company: { ...company, is_hidden_by_me: false },
      match: null,
      other_jobs: [],
      versions: job.published_at ? versions : [],
      response_figures: response_figures ? [response_figures] : [],
    },
    masters,
    now,
  )
  return (
    <article className="detail" inert>
      <JobHead loaded={loaded} />
      <ApplyPanel loaded={loaded} path="" url="" signIn="" />
      <JobBody loaded={loaded} />
    </article>
  )
}
