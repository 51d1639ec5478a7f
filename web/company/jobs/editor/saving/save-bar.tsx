import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { JobApprovalState } from '#contract/jobs/postings/approvals/job-approvals.ts'
import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { AskedAdmins } from '../../approval/asked-admins.tsx'
import { useFeesVersion } from '#web/platform/shell/site-name.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useScripted } from '#web/ui/use-scripted.ts'

type SaveBarProps = {
  job: OwnJob
  approval: JobApprovalState
  /** The form that the buttons send. */
  form: string
  errors: { field: string }[]
  warnings: number
  isBusy: boolean
  hasFees: boolean
  children: ReactNode
}

/** Where the job stands, and the buttons to save it and to publish the present input. A button that is not available says why. */
export function SaveBar({ job: { state }, approval, form, errors, warnings, isBusy, hasFees, children }: SaveBarProps) {
  const feesVersion = useFeesVersion()
  const isScripted = useScripted()
  const { acts, company } = useCompanyAccount()
  const isPublic = state === 'published' || state === 'in_review'
  const reason = !acts.includes('publish_jobs')
    ? company.state === 'active'
      ? '公開は、管理者かリクルーターができます。'
      : '企業の承認が済むと公開できます。下書きは、いまから書けます。'
    : null
  const isWaiting = approval.request !== null
  const asks = approval.is_needed && !isWaiting && (isPublic ? 'request_change' : reason === null && 'request_approval')
  const [first] = errors
  const disabled = isBusy || undefined
  return (
    <div className="save-bar">
      <a href="#findings" className="small">
        公開前チェック
      </a>
      {errors.length > 0 && <span className="label alert">要修正 {errors.length}</span>}
      {warnings > 0 && <span className="label warn">要確認 {warnings}</span>}
      {errors.length === 0 && <span className="label green">公開できます</span>}
      <p className="small muted" aria-live="polite">
        {children}
      </p>
      <div className="is-end">
        {isScripted && first && (
          <a className="button small is-next" href={first.field.startsWith('company.') ? '#findings' : `#f-${first.field}`} aria-keyshortcuts="F8">
            最初の要修正へ
            <kbd className="key-hint" aria-hidden="true">
              F8
            </kbd>
          </a>
        )}
        {reason && <p className="small muted">{reason}</p>}
        {asks && (
          <p className="small muted">
            <AskedAdmins admins={approval.admins} />
          </p>
        )}
        {approval.is_needed && isWaiting && <p className="small muted">承認待ちです。</p>}
        {!isPublic && !reason && !hasFees && !(approval.is_needed && isWaiting) && (
          <label className="check">
            <input type="checkbox" name="fees_version" value={feesVersion} form={form} />
            <span>
              <a href={href('/about/fees')} target="_blank" rel="noopener">
                料金と違約金<span className="vh">（新しいタブで開きます）</span>
              </a>
              に同意します
            </span>
          </label>
        )}
        {!(isPublic && approval.is_needed) && (
          <button
            type="submit"
            name="intent"
            value="save"
            form={form}
            className={isPublic ? 'button small primary' : 'button small'}
            aria-disabled={disabled}
            aria-keyshortcuts="Control+S Meta+S"
          >
            保存する
          </button>
        )}
        {asks && (
          <button type="submit" name="intent" value={asks} form={form} className="button small primary" aria-disabled={disabled}>
            {isPublic ? '変更の承認を申請' : '公開の承認を申請'}
          </button>
        )}
        {!isPublic && !reason && !approval.is_needed && (
          <button type="submit" name="intent" value="publish" form={form} className="button small primary" aria-disabled={disabled}>
            {state === 'draft' ? '公開する' : '再公開'}
          </button>
        )}
      </div>
    </div>
  )
}
