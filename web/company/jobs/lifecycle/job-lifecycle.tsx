import type { ReactNode } from 'react'
import { href, Link, useActionData } from 'react-router'
import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
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
export function JobLifecycle({ job, now, children }: { job: OwnJob; now: string; children?: ReactNode }) {
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
        {isPublic && mayPublish && <Act intent="pause" label={state === 'in_review' ? '審査の申し込みを取り下げる' : '公開を停止'} />}
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
      <SaveAsTemplate job={job} />
      {!job.published_at && state === 'draft' && (
        <details>
          <summary>下書きを消す</summary>
          <div className="row">
            <p className="small">消した下書きは戻せません。</p>
            <Act intent="remove" label="下書きを消す" />
          </div>
        </details>
      )}
      {children}
    </div>
  )
}

/** Every field as it is saved becomes a template, for jobs to begin with. */
function SaveAsTemplate({ job }: { job: OwnJob }) {
  const { acts } = useCompanyAccount()
  const result = useActionData<FormResult>()
  if (!acts.includes('edit_jobs')) return null
  const error = result?.saved === false ? result.refusal.issues.name : undefined
  return (
    <details open={error !== undefined}>
      <summary data-act="">テンプレートとして保存</summary>
      <PageForm className="stack" of={{ name: LIFECYCLE }}>
        <Field label="テンプレートの名前" hint="保存済みの内容をすべて保存します。社外には表示されません。" {...(error && { error })}>
          <input className="input" name="template_name" defaultValue={job.position_title.slice(0, 100)} maxLength={100} required />
        </Field>
        <div className="row">
          <SubmitButton intent="save_template" look="small">
            テンプレートを保存
          </SubmitButton>
        </div>
      </PageForm>
    </details>
  )
}

const Act = ({ intent, label, isPrimary = false }: { intent: string; label: string; isPrimary?: boolean }) => (
  <PageForm className="row" of={{ name: LIFECYCLE }}>
    <button type="submit" name="intent" value={intent} className={isPrimary ? 'button primary small' : 'button small'} data-act="" data-key-goes="">
      {label}
    </button>
  </PageForm>
)
