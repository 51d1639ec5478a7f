import { href, NavLink } from 'react-router'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import '#web/ui/nav/line-nav.css'

/** Links between the search for candidates, the sent scouts, and the templates. */
export function CandidatesNav() {
  const { acts } = useCompanyAccount()
  if (!acts.includes('scout')) return null
  return (
    <nav className="line-nav" aria-label="候補者とスカウト">
      <NavLink to={href('/online/companies/candidates')} end>
        候補者検索
      </NavLink>
      <NavLink to={href('/online/companies/scouts')} end>
        送信したスカウト
      </NavLink>
      <NavLink to={href('/online/companies/scouts/templates')}>テンプレート・辞退理由</NavLink>
    </nav>
  )
}
