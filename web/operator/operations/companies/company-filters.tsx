import { Form, Link } from 'react-router'
import type { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import { companyStateNames } from './company-state-names.ts'
import '#web/ui/nav/line-nav.css'

const PATH = '/operator/companies'
type Counts = { provisional: number; pending: number; active: number; suspended: number; ended: number; unclaimed: number }

/** The companies by where they stand, with how many, and a search among them. */
export function CompanyFilters({ search, counts }: { search: Partial<OperatorCompanySearch>; counts: Counts }) {
  const { q, company_state, contract, unclaimed } = search
  const to = (params: Record<string, string>) => {
    const query = new URLSearchParams({ ...(q && { q }), ...params }).toString()
    return query ? `${PATH}?${query}` : PATH
  }
  const all = counts.provisional + counts.pending + counts.active + counts.suspended
  const entries = [
    { label: 'すべて', count: all, to: to({}), isCurrent: !company_state && !contract && !unclaimed },
    ...(['pending', 'provisional', 'active', 'suspended'] as const).map((state) => ({
      label: companyStateNames[state],
      count: counts[state],
      to: to({ company_state: state }),
      isCurrent: company_state === state,
    })),
    { label: '未登録', count: counts.unclaimed, to: to({ unclaimed: 'true' }), isCurrent: unclaimed === 'true' },
    { label: '契約終了', count: counts.ended, to: to({ contract: 'ended' }), isCurrent: contract === 'ended' },
  ]
  return (
    <>
      <nav className="line-nav" aria-label="企業の状態">
        {entries.map(({ label, count, to, isCurrent }) => (
          <Link key={label} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {label} <span className="num">{count.toLocaleString('ja-JP')}</span>
          </Link>
        ))}
      </nav>
      <Form method="get" className="operator-search" key={q ?? ''}>
        {company_state && <input type="hidden" name="company_state" value={company_state} />}
        {unclaimed && <input type="hidden" name="unclaimed" value={unclaimed} />}
        {contract && <input type="hidden" name="contract" value={contract} />}
        <label className="vh" htmlFor="q">
          企業名、法人番号、ドメイン
        </label>
        <input className="input" id="q" name="q" type="search" maxLength={200} defaultValue={q} placeholder="企業名、法人番号、ドメイン" />
        <button type="submit" className="button">
          さがす
        </button>
      </Form>
    </>
  )
}
