import type { ReactNode } from 'react'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { PageFinding } from '../map/company-findings.ts'

export const SAVE = 'save'
export const PUBLISH = 'publish'

type CompanySaveBarProps = {
  /** The form that the buttons send. */
  form: string
  findings: PageFinding[]
  /** How many fields differ from what is public. */
  unpublished: number
  isBusy: boolean
  children: ReactNode
}

/** How far the page is from what visitors see, and the buttons: one saves for oneself, the other publishes. */
export function CompanySaveBar({ form, findings, unpublished, isBusy, children }: CompanySaveBarProps) {
  const isScripted = useScripted()
  const { company } = useCompanyAccount()
  const errors = findings.filter(({ level }) => level === 'error')
  const [first] = errors
  const disabled = isBusy || undefined
  return (
    <div className="save-bar">
      {errors.length > 0 && <span className="label alert">要修正 {errors.length}</span>}
      <a href="#unpublished" className="small">
        {unpublished > 0 ? `未公開の変更 ${unpublished}件` : '未公開の変更なし'}
      </a>
      <p className="small muted" aria-live="polite">
        {children}
      </p>
      <div className="is-end">
        {isScripted && first && (
          <a className="button small is-next" href={`#${fieldAnchor(first.field)}`} aria-keyshortcuts="F8">
            最初の要修正へ
            <kbd className="key-hint" aria-hidden="true">
              F8
            </kbd>
          </a>
        )}
        <button type="submit" name="intent" value={SAVE} form={form} className="button small" aria-disabled={disabled} aria-keyshortcuts="Control+S Meta+S">
          下書きを保存
        </button>
        <button type="submit" name="intent" value={PUBLISH} form={form} className="button small primary" aria-disabled={disabled}>
          {company.state === 'active' ? '公開する' : '承認後の公開に反映'}
        </button>
      </div>
    </div>
  )
}

/** The id of the place in the form where a field stands. */
export const fieldAnchor = (name: string) => `f-${name}`
