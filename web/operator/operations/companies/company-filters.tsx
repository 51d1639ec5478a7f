import type { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import { CountNav } from '#web/ui/list/count-nav.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { companyStateNames } from './company-state-names.ts'

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
      <CountNav label="企業の状態" entries={entries} />
      <ListFilters filters={[{ name: 'q', label: '企業名、法人番号、ドメイン', value: q, type: 'search', maxLength: 200 }]} button="検索" />
    </>
  )
}
