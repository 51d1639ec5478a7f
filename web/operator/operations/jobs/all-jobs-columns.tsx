import { href } from 'react-router'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { OperatorJobItem } from '#contract/operations/companies/operator-jobs.ts'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import { RowLink } from '#web/work/table/steps/row-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { CompanyLink } from '../companies/labels/company-link.tsx'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'

const DAY = 86_400_000
const [DUE, LEFT] = [30, 45]

/** Jobs of any company, and how long ago each was confirmed. */
export const allJobsColumns = (now: Date): WorkColumns<OperatorJobItem> => [
  {
    key: 'title',
    header: '求人',
    cell: ({ id, position_title }) => (
      <RowLink to={`${href('/operator/job_offers/review')}?id=${id}`}>
        <bdi>{position_title}</bdi>
      </RowLink>
    ),
    text: ({ position_title }) => position_title,
    sort: true,
  },
  { key: 'company', header: '企業', kind: 'long', cell: ({ company }) => <CompanyLink company={company} />, text: ({ company }) => company.name, sort: true },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ state, is_taken_down }) => (
      <>
        <span className={`label ${state === 'in_review' ? 'warn' : ''}`}>{jobStateNames[state]}</span>
        {is_taken_down && <span className="label alert">運営が停止</span>}
      </>
    ),
    text: ({ state, is_taken_down }) => (is_taken_down ? `${jobStateNames[state]}（運営が停止）` : jobStateNames[state]),
    sort: true,
  },
  {
    key: 'confirmed',
    header: '確認',
    cell: (job) => <Confirmed job={job} now={now} />,
    text: ({ confirmed_at }) => confirmed_at && exactTimeText(confirmed_at),
    sort: true,
  },
  {
    key: 'asked',
    header: '確認の依頼',
    cell: ({ asked_at }) => asked_at && <ShortTime at={asked_at} now={now} />,
    text: ({ asked_at }) => asked_at && exactTimeText(asked_at),
  },
  {
    key: 'updated',
    header: '更新',
    cell: ({ updated_at }) => <ShortTime at={updated_at} now={now} />,
    text: ({ updated_at }) => exactTimeText(updated_at),
    sort: true,
  },
  { key: 'id', header: 'ID', kind: 'end', cell: ({ id }) => String(id), text: ({ id }) => id, isExtra: true },
]

function Confirmed({ job: { state, confirmed_at }, now }: { job: OperatorJobItem; now: Date }) {
  const isPublic = state === 'published'
  if (!confirmed_at || !(isPublic || state === 'paused')) return '—'
  const days = Math.floor((now.getTime() - Date.parse(confirmed_at)) / DAY)
  return (
    <>
      <ShortTime at={confirmed_at} now={now} />
      {isPublic && days >= DUE && <span className="label warn">{days >= LEFT ? '掲載切れ' : `あと${LEFT - days}日で外れる`}</span>}
    </>
  )
}
