import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { companyStateNames } from './state-names.ts'
import '#web/ui/styles/label.css'
import './company-labels.css'

const tones: Record<CompanyState, string> = { provisional: 'warn', pending: 'warn', active: '', suspended: 'alert' }

type CompanyLabelsProps = { state: CompanyState; end_of_contract: boolean; is_demo: boolean; is_unclaimed?: boolean }

/** Where a company stands with the site; 未登録: nobody of it is here yet. */
export const CompanyLabels = ({ state, end_of_contract, is_demo, is_unclaimed = false }: CompanyLabelsProps) => (
  <span className="company-labels">
    <span className={`label ${tones[state]}`}>{companyStateNames[state]}</span>
    {is_unclaimed && <span className="label">未登録</span>}
    {end_of_contract && <span className="label warn">契約終了</span>}
    {is_demo && <span className="label">デモ</span>}
  </span>
)
