import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { pageFieldNames } from '../history/change-list.tsx'
import type { PageFinding } from '../map/company-findings.ts'
import { fieldAnchor } from './company-save-bar.tsx'

export const DISCARD = 'discard'

type UnpublishedPanelProps = { fields: (keyof CompanyContent)[]; findings: PageFinding[]; hasDraft: boolean }

const levels = { error: '要修正', missing: '未入力', warning: '要確認' } as const

/** What visitors do not see yet, and what to mend before they do. */
export function UnpublishedPanel({ fields, findings, hasDraft }: UnpublishedPanelProps) {
  const { company } = useCompanyAccount()
  return (
    <section id="unpublished" className="panel stack" aria-labelledby="unpublished-title">
      <h2 id="unpublished-title">未公開の変更</h2>
      {fields.length > 0 ? (
        <p>
          {fields.map((field) => pageFieldNames[field]).join('・')}の{fields.length}項目が、{company.state === 'active' ? '公開中の内容' : '反映済みの内容'}
          と異なります。
        </p>
      ) : (
        <p>{company.state === 'active' ? '公開中の内容と同じです。' : '反映済みの内容と同じです。'}</p>
      )}
      <p className="small muted">下書きはあなただけに表示されます。「公開する」を押すまで、企業ページは変わりません。</p>
      {hasDraft && (
        <PageForm className="row" of={{ name: DISCARD }}>
          <SubmitButton intent={DISCARD} look="small">
            下書きを破棄
          </SubmitButton>
        </PageForm>
      )}
      {findings.length > 0 && (
        <details id="findings" className="findings">
          <summary>公開前チェック（{findings.length}件）</summary>
          <ul>
            {findings.map(({ field, level, message }) => (
              <li key={`${field} ${message}`}>
                <a href={`#${fieldAnchor(field)}`}>{message}</a>
                <span className="small muted">{levels[level]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
