import { useContext, useEffect } from 'react'
import { FollowForm } from '../follow/follow-form.tsx'
import { useFollow } from '../follow/use-follow.ts'
import { RowContext, type RowJob } from '../follow/row-context.ts'
import './hidden-row.css'

/** The line that is left of a job after 興味なし. */
export function HiddenRow({ job }: { job: RowJob }) {
  const followed = { company_id: job.company_id, job_id: job.id }
  const { fetcher } = useFollow('hide-job', followed)
  const fold = useContext(RowContext)
  const isShown = fetcher.data?.saved === true && fetcher.data.form === 'show'
  useEffect(() => {
    if (isShown) fold?.(job.id, false)
  }, [isShown, fold, job.id])
  return (
    <div className="hidden-row" data-row={job.id}>
      <output>
        「<bdi>{job.position_title}</bdi>」を非表示にしました
      </output>
      <FollowForm fetcher={fetcher} followed={followed} intent="show">
        <button type="submit" className="button bare small">
          元に戻す
          <span className="vh">
            ：<bdi>{job.position_title}</bdi>
          </span>
        </button>
      </FollowForm>
    </div>
  )
}
