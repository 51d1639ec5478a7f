import type { OwnJobPage, OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { ApplyPanel } from '../apply/apply-panel.tsx'
import { JobBody } from '../job-body.tsx'
import { JobHead } from '../job-head.tsx'
import { jobOnPage } from '../job-on-page.ts'
import '../detail.css'
import type { Job } from '#contract/jobs/postings/jobs.ts'

type JobPreviewProps = { page: Pick<OwnJobPage, 'job' | 'company' | 'versions'>; content: JobContent; lookups: Lookups; by: string; now: string }

/** The page as visitors would see it, rendered by the same component. Nothing in it can be pressed. */
export function JobPreview({ page: { job, company, versions }, content, lookups, by, now: at }: JobPreviewProps) {
  const now = new Date(at)
  const { response_figures } = company
  const shown = jobOfContent(job, content, lookups, { name: by, now })
  const loaded = jobOnPage(
    {
      job: shown,
      company: { ...company, is_hidden_by_me: false },
      match: null,
      other_jobs: [],
      versions: job.published_at ? versions : [],
      response_figures: response_figures ? [response_figures] : [],
    },
    lookups,
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

type Publisher = { name: string; now: Date }

/** The job as visitors would read it if this member published the content now. */
function jobOfContent({ id, company_id, reference_number, created_at, published_at }: OwnJob, content: JobContent, lookups: Lookups, by: Publisher): Job {
  const at = by.now.toISOString()
  const isOffered = (type: number) => content.employment_types.includes(type)
  const shown = Object.fromEntries(Object.entries(content).map(([name, value]) => [name, Number.isNaN(value) ? null : value])) as JobContent
  const { address, prefectures } = shown
  return {
    ...shown,
    position_title: content.position_title || '（題名がありません）',
    prefectures: [...new Set([...(address ? [address] : []), ...prefectures])],
    is_salary_estimated: false,
    id,
    company_id,
    reference_number,
    state: 'published',
    closed_reason: null,
    active: true,
    character: '',
    job_field: content.job_fields.map((field) => ({ id: field, name: lookups.job_fields.find((master) => master.id === field)?.name ?? '' })),
    employment_type1: isOffered(1),
    employment_type2: isOffered(2),
    employment_type3: isOffered(3),
    employment_type4: isOffered(4),
    employment_type5: isOffered(5),
    published_at: published_at ?? at,
    confirmed_at: at,
    confirmed_by: by.name,
    closed_at: null,
    created_at,
    updated_at: at,
    source_url: null,
    is_favorited_by_me: false,
    is_bookmarked_by_me: false,
    is_hidden_by_me: false,
    is_applied_by_me: false,
    answer_due_at: null,
    is_premium: false,
  }
}
