import { href, useLocation } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import { SideRow } from '#web/work/side/side-link.tsx'

/** 担当の求人: the jobs that the member owns, or for whom somebody in selection is assigned to them. */
export function OwnJobs({ jobs }: { jobs: CompanyAccount['own_jobs'] }) {
  const { pathname, search } = useLocation()
  const page = href('/online/companies/selection')
  if (jobs.length === 0) return null
  return (
    <>
      <p className="side-group">担当の求人</p>
      {jobs.map(({ id, position_title, candidate_count }) => (
        <SideRow
          key={id}
          to={`${page}?job_id=${id}`}
          isHere={pathname === page && new URLSearchParams(search).get('job_id') === String(id)}
          title={`${position_title} ${candidate_count}人`}
        >
          <span className="side-dot" aria-hidden="true" />
          <span className="side-text cut">
            <bdi>{position_title}</bdi>
          </span>
          <span className="side-text side-number">
            {candidate_count}
            <span className="vh">人</span>
          </span>
        </SideRow>
      ))}
    </>
  )
}
