import { href, NavLink } from 'react-router'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import '#web/ui/nav/line-nav.css'

/** Links between the search for candidates, the pools, the sent scouts, and the templates. */
export function CandidatesNav() {
  const { acts } = useCompanyAccount()
  const mayScout = acts.includes('scout')
  return (
    <nav className="line-nav" aria-label="候補者とスカウト">
      <NavLink to={href('/online/companies/candidates')} end>
        候補者検索
      </NavLink>
      {acts.includes('search_candidates') && <NavLink to={href('/online/companies/candidates/pools')}>タレントプール</NavLink>}
      {mayScout && (
        <NavLink to={href('/online/companies/scouts')} end>
          送信したスカウト
        </NavLink>
      )}
      {mayScout && <NavLink to={href('/online/companies/scouts/templates')}>テンプレート・辞退理由</NavLink>}
    </nav>
  )
}
