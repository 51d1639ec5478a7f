import { href, Link } from 'react-router'
import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { statusWords } from './status-words.ts'

/** What tells the forms that act on a job as a whole from the form of its fields. */
export const LIFECYCLE = 'lifecycle'

const reasons = [
  ['filled', '採用が決まった'],
  ['expired', '期限が過ぎた'],
  ['withdrawn', '取り下げる'],
] as const

/** The state of the job, and the actions on it as a whole. */
export function JobLifecycle({ job, now }: { job: OwnJob; now: string }) {
  const { acts } = useCompanyAccount()
  const { label, tone, sentence, isDue } = statusWords(job, new Date(now))
  const { id, state } = job
  const mayPublish = acts.includes('publish_jobs')
  const isPublic = state === 'published' || state === 'in_review'
  return (
    <div className="lifecycle">
      <p className="standing">
        <span className={`label ${tone}`}>{label}</span>
        <span className="small">{sentence}</span>
      </p>
      <div className="row">
        {state === 'published' && mayPublish && <Act intent="confirm" label="募集中であることを確認する" isPrimary={isDue} />}
        {isPublic && mayPublish && <Act intent="pause" label={state === 'in_review' ? '審査の申し込みを取り下げる' : '公開をとめる'} />}
        {(state === 'published' || state === 'closed') && (
          <Link className="button small" to={`${href('/job_offer/detail')}?id=${id}`}>
            公開中のページを見る
          </Link>
        )}
        <Act intent="copy" label="複製する" />
      </div>
      {(state === 'published' || state === 'paused') && mayPublish && (
        <details>
          <summary data-act="">募集を終える</summary>
          <PageForm className="row" of={{ name: LIFECYCLE }}>
            <label className="vh" htmlFor="closed_reason">
              終える理由
            </label>
            <select className="input" id="closed_reason" name="closed_reason" defaultValue="filled">
              {reasons.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <SubmitButton intent="close" look="small">
              募集を終える
            </SubmitButton>
          </PageForm>
        </details>
      )}
      {!job.published_at && state === 'draft' && (
        <details>
          <summary>下書きを消す</summary>
          <div className="row">
            <p className="small">消した下書きは戻せません。</p>
            <Act intent="remove" label="下書きを消す" />
          </div>
        </details>
      )}
    </div>
  )
}

const Act = ({ intent, label, isPrimary = false }: { intent: string; label: string; isPrimary?: boolean }) => (
  <PageForm className="row" of={{ name: LIFECYCLE }}>
    <button type="submit" name="intent" value={intent} className={isPrimary ? 'button primary small' : 'button small'} data-act="" data-key-goes="">
      {label}
    </button>
  </PageForm>
)
