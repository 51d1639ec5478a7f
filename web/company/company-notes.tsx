import { useSearchParams } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import '#web/work/shell/work-note.css'

/** What stands above every page while the company may not do everything: it waits for its approval, was suspended, or its contract ended. */
export function CompanyNotes({ company: { state, end_of_contract, told } }: Pick<CompanyAccount, 'company'>) {
  const stopped =
    state === 'suspended' ? '利用が停止されています。運営に問い合わせてください。' : end_of_contract && '契約が終わっています。新しい連絡はできません。'
  const reason = useSearchParams()[0].get('not_switched')
  return (
    <>
      {reason && (
        <aside className="work-note" aria-label="企業の切り替え">
          <strong>
            {reason === 'suspended'
              ? 'その企業は利用が停止されているため、切り替えられません。'
              : 'その企業には、いまは所属していないため、切り替えられません。'}
          </strong>
        </aside>
      )}
      {(state === 'provisional' || state === 'pending') && (
        <aside className="work-note" aria-label="承認待ち">
          <strong>承認待ちです。</strong>
          運営が、法人番号と企業のサイトを確かめています。求人と企業ページは、いまから書けます。承認が済むと、求人の公開と、求職者への連絡ができるようになります。
        </aside>
      )}
      {stopped && (
        <aside className="work-note" aria-label="利用できないこと">
          <strong>{stopped}</strong>
        </aside>
      )}
      {told && (
        <aside className="work-note" aria-label="運営からのお知らせ">
          <strong>{companyDecisions[told.decision]}</strong>
          {told.reason && <span className="work-note-reason">理由：{told.reason}</span>}
        </aside>
      )}
    </>
  )
}
