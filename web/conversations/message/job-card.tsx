import { href, Link } from 'react-router'
import type { AttachedJob } from '#contract/conversations/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import './attach.css'

/** The job of a message: open, closed, or deleted. Links only to a job that the user can still read. */
export function JobCard({ job }: { job: AttachedJob }) {
  const state = job.deleted ? 'この求人は削除されました' : job.active ? '公開中' : '募集は終了しました'
  const body = (
    <>
      <Icon name="building" />
      <span>
        <bdi>{job.name || '求人'}</bdi>
        <small>{[state, job.description].filter(Boolean).join('・')}</small>
      </span>
    </>
  )
  if (job.deleted) return <div className="attach">{body}</div>
  return (
    <Link className="attach" to={`${href('/job_offer/detail')}?id=${job.id}`}>
      {body}
    </Link>
  )
}
