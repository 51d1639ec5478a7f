import { href, Link } from 'react-router'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'

const columns: Columns<OperatorCompany['jobs'][number]> = [
  {
    key: 'title',
    header: '求人',
    cell: ({ id, position_title }) => (
      <Link dir="auto" to={`${href('/operator/job_offers/review')}?id=${id}`}>
        {position_title}
      </Link>
    ),
  },
  { key: 'state', header: '状態', cell: ({ state }) => <span className={`label ${state === 'in_review' ? 'warn' : ''}`}>{jobStateNames[state]}</span> },
  { key: 'confirmed', header: '確認', cell: ({ confirmed_at }) => confirmed_at && <ExactTime at={confirmed_at} /> },
  { key: 'updated', header: '更新', cell: ({ updated_at }) => <ExactTime at={updated_at} /> },
]

/** The company's jobs, the latest changed first. */
export function CompanyJobs({ id, jobs, job_counts }: Pick<OperatorCompany, 'id' | 'jobs' | 'job_counts'>) {
  if (jobs.length === 0) return <p>求人は、まだありません。</p>
  const states = Object.keys(jobStateNames) as (keyof typeof jobStateNames)[]
  const counted = states.filter((state) => job_counts[state] > 0).map((state) => `${jobStateNames[state]} ${job_counts[state]}`)
  return (
    <>
      <p className="small">
        {counted.join('・')}　<Link to={`${href('/operator/job_offers/all')}?company_id=${id}`}>この企業の求人一覧</Link>
      </p>
      <DataTable caption="求人" columns={columns} rows={jobs.slice(0, 10)} id={(job) => job.id} />
    </>
  )
}
