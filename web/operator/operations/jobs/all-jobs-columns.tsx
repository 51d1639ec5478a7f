import { href, Link } from 'react-router'
import type { OperatorJobItem } from '#contract/operations/companies/operator-jobs.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { CompanyLink } from '../companies/labels/company-link.tsx'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'

const DAY = 86_400_000
const [DUE, LEFT] = [30, 45]

/** Jobs of any company, and how long ago each was confirmed. */
export const allJobsColumns = (now: string): Columns<OperatorJobItem> => [
  {
    key: 'title',
    header: '求人',
    cell: ({ id, position_title }) => (
      <Link dir="auto" to={`${href('/operator/job_offers/review')}?id=${id}`}>
        {position_title}
      </Link>
    ),
  },
  { key: 'company', header: '企業', cell: ({ company }) => <CompanyLink company={company} /> },
  {
    key: 'state',
    header: '状態',
    cell: ({ state, is_taken_down }) => (
      <>
        <span className={`label ${state === 'in_review' ? 'warn' : ''}`}>{jobStateNames[state]}</span>
        {is_taken_down && <span className="label alert">運営が停止</span>}
      </>
    ),
  },
  { key: 'confirmed', header: '確認', cell: (job) => <Confirmed job={job} now={now} /> },
  { key: 'asked', header: '確認を求めた日時', cell: ({ asked_at }) => asked_at && <ExactTime at={asked_at} /> },
  { key: 'updated', header: '更新', cell: ({ updated_at }) => <ExactTime at={updated_at} /> },
]

function Confirmed({ job: { state, confirmed_at }, now }: { job: OperatorJobItem; now: string }) {
  const isPublic = state === 'published'
  const days = confirmed_at ? Math.floor((Date.parse(now) - Date.parse(confirmed_at)) / DAY) : 0
  return (
    <>
      {confirmed_at && (isPublic || state === 'paused') ? <ExactTime at={confirmed_at} /> : '—'}{' '}
      {isPublic && days >= DUE && <span className="label warn">{days >= LEFT ? '掲載切れ' : `あと${LEFT - days}日で外れる`}</span>}
    </>
  )
}
