import { href, Link } from 'react-router'
import { dateText, exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import { bandText, payOf } from '#web/jobs/facts/pay.ts'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import { RowLink } from '#web/work/table/steps/row-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { statusWords } from '../lifecycle/status-words.ts'

const payText = (job: OwnJobListItem) => {
  const pay = payOf(job)
  return `${pay.label === '年収' ? '' : `${pay.label} `}${bandText(pay)}`
}

/** The company's jobs: where each stands, what it pays, and who is in selection for it. */
export const ownJobsColumns = (now: Date): WorkColumns<OwnJobListItem> => [
  {
    key: 'title',
    header: '求人',
    cell: ({ id, position_title }) => (
      <RowLink to={`${href('/online/companies/job_offers/edit')}?id=${id}`}>
        <bdi>{position_title}</bdi>
      </RowLink>
    ),
    text: ({ position_title }) => position_title,
    sort: true,
  },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: (job) => {
      const { label, tone } = statusWords(job, now)
      return <span className={`label ${tone}`}>{label}</span>
    },
    text: (job) => statusWords(job, now).label,
    sort: true,
  },
  {
    key: 'candidates',
    header: '選考中',
    kind: 'end',
    cell: ({ id, candidates }) => (candidates > 0 ? <Link to={`${href('/online/companies/selection')}?job_id=${id}`}>{candidates}人</Link> : 0),
    text: ({ candidates }) => candidates,
    sort: true,
  },
  { key: 'pay', header: '給与', cell: payText, text: payText, sort: true },
  {
    key: 'confirmed',
    header: '掲載の確認',
    kind: 'long',
    cell: (job) => <Confirmed job={job} now={now} />,
    text: ({ confirmed_at }) => confirmed_at && exactTimeText(confirmed_at),
    sort: true,
  },
  {
    key: 'updated',
    header: '更新',
    cell: ({ updated_at }) => <ShortTime at={updated_at} now={now} />,
    text: ({ updated_at }) => exactTimeText(updated_at),
    sort: true,
  },
  {
    key: 'created',
    header: '作成',
    cell: ({ created_at }) => <ShortTime at={created_at} now={now} />,
    text: ({ created_at }) => exactTimeText(created_at),
    sort: true,
    isExtra: true,
  },
  {
    key: 'reference',
    header: '管理番号',
    cell: ({ reference_number }) => reference_number && <bdi>{reference_number}</bdi>,
    text: ({ reference_number }) => reference_number,
    isExtra: true,
  },
  { key: 'id', header: 'ID', kind: 'end', cell: ({ id }) => String(id), text: ({ id }) => id, isExtra: true },
]

/** When somebody last confirmed it, and when it leaves the lists without that. */
function Confirmed({ job, now }: { job: OwnJobListItem; now: Date }) {
  const { state, confirmed_at, leaves_at } = job
  if (state !== 'published' || !confirmed_at) return null
  const { isDue, label } = statusWords(job, now)
  return (
    <>
      <ShortTime at={confirmed_at} now={now} />
      {isDue && leaves_at && <span className="label warn">{label === '掲載切れ' ? '要確認' : `${dateText(leaves_at, now)}まで`}</span>}
    </>
  )
}
