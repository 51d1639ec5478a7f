import { href, Link } from 'react-router'
import type { JobSelection } from '#contract/hiring/selection/job-selections.ts'
import { openSteps } from '#contract/hiring/selection/step-limits.ts'
import { Members, StepCount } from '#web/company/jobs/list/selection-cells.tsx'
import { shortSteps } from '#web/company/jobs/list/short-steps.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { boardPath } from '../selection/selection-path.ts'

type Props = { jobs: JobSelection[]; total: number; assigned: 'me' | undefined }

/** Who stands at which step, for the jobs with the most people in selection: of all, or of 担当の求人, each with everybody who is in selection for it. */
export function JobSelections({ jobs, total, assigned }: Props) {
  if (jobs.length === 0) return null
  const columns: Columns<JobSelection> = [
    {
      key: 'job',
      header: '求人',
      cell: ({ id, position_title }) => (
        <Link to={boardPath({ job_id: id })}>
          <bdi>{position_title}</bdi>
        </Link>
      ),
    },
    { key: 'owner', header: '担当者', cell: ({ owner }) => owner && <bdi className="nw">{owner.name}</bdi> },
    {
      key: 'members',
      header: '選考の担当',
      cell: ({ members }) => <Members of={members} />,
    },
    ...openSteps.map((step) => ({
      key: step,
      header: shortSteps[step],
      kind: 'end' as const,
      cell: ({ id, position_title, counts }: JobSelection) => (
        <StepCount to={boardPath({ job_id: id, step })} count={counts[step]} step={step} job={isolated(position_title)} />
      ),
    })),
    { key: 'days', header: '滞留', kind: 'end', cell: ({ longest_days }) => `${longest_days}日` },
  ]
  return (
    <section className="job-selections" aria-labelledby="job-selections">
      <h2 id="job-selections">
        求人別の選考状況
        <small>{assigned && '自分が担当者か、自分の担当の候補者がいる求人・'}滞留は、いまの段階に最も長くいる人の日数</small>
      </h2>
      <DataTable isCompact caption="求人別の選考状況" columns={columns} rows={jobs} id={({ id }) => id} />
      <p className="small more">
        <Link to={`${href('/online/companies/job_offers')}?sort=-candidates${assigned ? '&mine=true' : ''}`}>
          選考中の{assigned && '担当の'}求人{total}件をすべて見る
        </Link>
      </p>
    </section>
  )
}
