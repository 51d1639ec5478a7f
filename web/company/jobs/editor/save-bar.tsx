import { href } from 'react-router'
import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { useFeesVersion } from '#web/platform/shell/site-name.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

type SaveBarProps = { job: OwnJob; errors: number; isBusy: boolean; hasFees: boolean }

/** Buttons to save, and to publish the present input. A button that is not available stays and says why. */
export function SaveBar({ job: { state }, errors, isBusy, hasFees }: SaveBarProps) {
  const feesVersion = useFeesVersion()
  const { acts, company } = useCompanyAccount()
  const isPublic = state === 'published' || state === 'in_review'
  const reason = !acts.includes('publish_jobs')
    ? company.state === 'active'
      ? '公開は、管理者かリクルーターができます。'
      : '企業の承認が済むと公開できます。下書きは、いまから書けます。'
    : null
  return (
    <div className="save-bar">
      <button type="submit" name="intent" value="save" className={isPublic ? 'button small primary' : 'button small'} aria-disabled={isBusy || undefined}>
        保存する
      </button>
      {!isPublic && !reason && (
        <button type="submit" name="intent" value="publish" className="button small primary" aria-disabled={isBusy || undefined}>
          {state === 'draft' ? '公開する' : 'また公開する'}
        </button>
      )}
      {!isPublic && !reason && !hasFees && (
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
      <p className="small muted">{reason ?? (errors > 0 ? <a href="#findings">直すところ {errors}</a> : null)}</p>
    </div>
  )
}
