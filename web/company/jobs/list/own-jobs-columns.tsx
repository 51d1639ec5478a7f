import { href, Link } from 'react-router'
import { dateText, exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { JobOwner } from '#contract/accounts/members/job-owner.ts'
import { bandText, payOf } from '#web/jobs/facts/pay.ts'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import { openSteps } from '#contract/hiring/selection/step-limits.ts'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import { SavingSelect } from '#web/work/table/cells/saving-select.tsx'
import { ownerOptions } from '../owner/owner-acts.tsx'
import { shortSteps } from './short-steps.ts'
import { Members, StepCount } from './selection-cells.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { JobRow } from './own-jobs.ts'
import { RowLink } from '#web/work/table/steps/row-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { statusWords } from '../lifecycle/status-words.ts'

const payText = (job: OwnJobListItem) => {
  const pay = payOf(job)
  return `${pay.label === '年収' ? '' : `${pay.label} `}${bandText(pay)}`
}

/** The company's jobs: where each stands, what it pays, and who is in selection for it. */
export const ownJobsColumns = (now: Date, assignees: JobOwner[], mayAssign: boolean): WorkColumns<JobRow> => [
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
  ...openSteps.map((step) => ({
    key: step,
    header: shortSteps[step],
    kind: 'end desk' as const,
    cell: ({ id, position_title, selection }: JobRow) => (
      <StepCount
        to={`${href('/online/companies/selection')}?step=${step}&job_id=${id}`}
        count={selection?.counts[step] ?? 0}
        step={step}
        job={isolated(position_title)}
      />
    ),
    text: ({ selection }: JobRow) => selection?.counts[step] ?? 0,
  })),
  {
    key: 'owner',
    header: '担当者',
    kind: 'desk',
    cell: ({ id, position_title, owner }) =>
      mayAssign ? (
        <SavingSelect
          label={`${isolated(position_title)}の担当者`}
          name="owner_id"
          value={owner?.id ?? ''}
          options={ownerOptions(assignees)}
          intent="set_owner"
          hidden={{ ids: String(id) }}
        />
      ) : (
        owner && <bdi className="nw">{owner.name}</bdi>
      ),
    text: ({ owner }) => owner?.name ?? '',
    sort: true,
  },
  {
    key: 'members',
    header: '選考の担当',
    kind: 'desk',
    cell: ({ selection }) => selection && selection.members.length > 0 && <Members of={selection.members} />,
    text: ({ selection }) => selection?.members.map(({ name }) => name).join('、') ?? '',
  },
  {
    key: 'longest',
    header: '滞留（最長）',
    kind: 'end',
    cell: ({ selection }) => selection && `${selection.longest_days}日`,
    text: ({ selection }) => selection?.longest_days ?? null,
    isExtra: true,
  },
  {
    key: 'median',
    header: '滞留（中央値）',
    kind: 'end',
    cell: ({ selection }) => selection && `${selection.median_days}日`,
    text: ({ selection }) => selection?.median_days ?? null,
    isExtra: true,
  },
  { key: 'pay', header: '給与', cell: payText, text: payText, sort: true, isExtra: true },
  {
    key: 'confirmed',
    header: '掲載の確認',
    cell: (job) => job.state === 'published' && job.confirmed_at && <Confirmed job={job} now={now} />,
    text: ({ confirmed_at }) => confirmed_at && exactTimeText(confirmed_at),
    sort: true,
  },
  {
    key: 'updated',
    header: '更新',
    cell: ({ updated_at }) => <ShortTime at={updated_at} now={now} />,
    text: ({ updated_at }) => exactTimeText(updated_at),
    sort: true,
    isExtra: true,
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
