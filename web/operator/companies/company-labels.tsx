import type { CompanyState } from '#contract/company-roles.ts'
import { companyStateNames } from './company-state-names.ts'
import '#web/ui/label.css'
import './company-labels.css'

const tones: Record<CompanyState, string> = { provisional: 'warn', pending: 'warn', active: '', suspended: 'alert' }

/** Where a company stands with the site. */
export const CompanyLabels = ({ state, end_of_contract, is_demo }: { state: CompanyState; end_of_contract: boolean; is_demo: boolean }) => (
  <span className="company-labels">
    <span className={`label ${tones[state]}`}>{companyStateNames[state]}</span>
    {end_of_contract && <span className="label warn">契約終了</span>}
    {is_demo && <span className="label">デモ</span>}
  </span>
)
