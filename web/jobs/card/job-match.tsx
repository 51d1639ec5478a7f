import { href, Link } from 'react-router'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { JobCardData } from './job-card-of.ts'
import './job-match.css'

type JobMatchProps = { match: NonNullable<JobCardData['match']>; job: { id: number; position_title: string } }

/** How a job fits the candidate's wishes: one line of counts that opens to the first lines of each kind. The job's page shows all. */
export function JobMatch({ match: { lines, fits, unknown, differs }, job }: JobMatchProps) {
  return (
    <details className="job-match">
      <summary>
        <span>
          <b>合う{fits}</b>・不明{unknown}・合わない{differs}
        </span>
        <span className="vh">
          ：<bdi>{job.position_title}</bdi>
        </span>
        <Icon name="next" />
      </summary>
      <MatchLines match={lines} />
      {lines.more.length > 0 && (
        <Link to={`${href('/job_offer/detail')}?id=${job.id}`}>ほか{lines.more.reduce((sum, { count }) => sum + count, 0)}項目を見る</Link>
      )}
    </details>
  )
}
