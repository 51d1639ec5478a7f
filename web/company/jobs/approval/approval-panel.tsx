import { href, useActionData } from 'react-router'
import type { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { JobPreview } from '#web/jobs/detail/preview/job-preview.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useFeesVersion } from '#web/platform/shell/site-name.ts'
import { LIFECYCLE } from '../lifecycle/job-lifecycle.tsx'
import './approval.css'

/** What waits for an administrator, with what it changes: they decide here, and the member who asked can take it back. */
export function ApprovalPanel({ page, lookups, now }: { page: OwnJobPage; lookups: Lookups; now: string }) {
  const { request, returned } = page.approval
  const { acts, name } = useCompanyAccount()
  if (returned)
    return (
      <div className="note alert operator-note">
        <p>
          <strong>
            <bdi>{returned.by}</bdi>さんが、{momentText(returned.at, new Date(now))}に差し戻しました。修正して、もう一度承認を申請できます。
          </strong>
        </p>
        <p>理由：{returned.reason}</p>
      </div>
    )
  if (!request) return null
  const { kind, requested_at, requested_by, is_own, changes, proposed, has_base } = request
  return (
    <section className="panel stack approval-panel" aria-labelledby="approval">
      <h2 id="approval">{kind === 'change' ? '変更の承認待ち' : '公開の承認待ち'}</h2>
      <p>
        <bdi>{requested_by}</bdi>さんが、{momentText(requested_at, new Date(now))}に申請しました。
        {kind === 'change' && '承認されるまで、公開中の内容は変わりません。'}
      </p>
      {has_base ? <Changes kind={kind} changes={changes} /> : <p>比べられる公開時の内容がありません。下の「公開したときの見え方」で全体を確認してください。</p>}
      {kind === 'change' && (
        <details>
          <summary>承認後に候補者が見る求人</summary>
          <div className="editor-preview">
            <JobPreview page={page} content={{ ...page.job, ...proposed }} lookups={lookups} by={name} now={now} />
          </div>
        </details>
      )}
      {acts.includes('approve_jobs') && <Decision page={page} request={request} />}
      {is_own && (
        <PageForm className="row" of={{ name: LIFECYCLE }}>
          <SubmitButton intent="withdraw_approval" look="small">
            申請を取り下げる
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}

type Request = NonNullable<OwnJobPage['approval']['request']>

const Changes = ({ kind, changes }: Pick<Request, 'kind' | 'changes'>) =>
  changes.length === 0 ? (
    <p>前回公開していた内容から変わっていません。</p>
  ) : (
    <>
      <h3>{kind === 'change' ? '公開中の内容からの変更' : '前回公開していた内容からの変更'}</h3>
      <dl className="approval-changes">
        {changes.map(({ field, name: label, from, to }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <del>{from}</del>
              <ins>{to}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )

/** The decision, which says first what it does and whom it reaches. */
function Decision({ page: { job, applicants_to_tell, fees_accepted }, request }: { page: OwnJobPage; request: Request }) {
  const feesVersion = useFeesVersion()
  const result = useActionData<FormResult>()
  const reason = result?.saved === false ? result.refusal.issues.reason : undefined
  const hidden = { approval_id: String(request.id), job_updated_at: job.updated_at }
  const asker = (
    <>
      <bdi>{request.requested_by}</bdi>さんに通知されます。
    </>
  )
  return (
    <div className="stack">
      <PageForm className="stack" of={{ name: LIFECYCLE }} hidden={hidden}>
        <p className="small">
          {request.kind === 'change' ? '承認すると公開中の求人が変わり、' : '承認すると求人が公開され（運営の審査が必要な求人は、審査に進みます）、'}
          {asker}
          {request.kind === 'change' && applicants_to_tell > 0 && `給与・勤務地などの条件の変更は、60秒後に選考中の${applicants_to_tell}人にも届きます。`}
        </p>
        {request.kind === 'publication' && !fees_accepted && (
          <label className="check">
            <input type="checkbox" name="fees_version" value={feesVersion} />
            <span>
              <a href={href('/about/fees')} target="_blank" rel="noopener">
                料金と違約金<span className="vh">（新しいタブで開きます）</span>
              </a>
              に同意します
            </span>
          </label>
        )}
        <div className="row">
          <SubmitButton intent="approve" look="primary">
            {request.kind === 'change' ? '変更を承認' : '承認して公開'}
          </SubmitButton>
        </div>
      </PageForm>
      <details open={reason !== undefined}>
        <summary>差し戻す</summary>
        <PageForm className="stack" of={{ name: LIFECYCLE }} hidden={hidden}>
          <Field label="差し戻しの理由" hint={<>理由は、{asker}</>} error={reason}>
            <textarea className="input" name="reason" rows={3} maxLength={1000} required />
          </Field>
          <div className="row">
            <SubmitButton intent="return">差し戻す</SubmitButton>
          </div>
        </PageForm>
      </details>
    </div>
  )
}
