import { Form, Link } from 'react-router'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import { bandText, payOf } from '#web/jobs/facts/pay.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { statusWords } from '../lifecycle/status-words.ts'
import '#web/ui/label.css'

/** A job of the company in the list: its title, its status, and the one action that it waits for. */
export function JobRow({ job, now: at }: { job: OwnJobListItem; now: string }) {
  const { acts } = useCompanyAccount()
  const now = new Date(at)
  const { label, tone, sentence, isDue } = statusWords(job, now)
  const pay = payOf(job)
  return (
    <li className="own-job">
      <div>
        <h2>
          <Link to={`/online/companies/job_offers/edit?id=${job.id}`}>
            <bdi>{job.position_title}</bdi>
          </Link>
        </h2>
        <p className="small muted">
          {pay.label} {bandText(pay)}・{dateText(job.updated_at, now)}に更新
        </p>
        <p className="small">{sentence}</p>
      </div>
      <div className="own-job-acts">
        <span className={`label ${tone}`}>{label}</span>
        {isDue && acts.includes('publish_jobs') && (
          <Form method="post" action={`/online/companies/job_offers/edit?id=${job.id}`}>
            <button type="submit" name="intent" value="confirm" className="button small primary">
              確認する
              <span className="vh">
                ：<bdi>{job.position_title}</bdi>
              </span>
            </button>
          </Form>
        )}
      </div>
    </li>
  )
}
