import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { SelectionCaseSearch } from '#contract/hiring/analytics/selection-cases.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import '#web/work/parts/counted.css'

/** Which selections a figure counted. */
export type CountedCases = Partial<Omit<SelectionCaseSearch, 'page' | 'per_page'>>

export const casesPath = (of: CountedCases) =>
  `${href('/online/companies/figures/cases')}?${new URLSearchParams(Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))}`

/** The addresses of what a figure counted; none for an operator who looks at the company, for whom candidates are not there. */
export function useCasesPath() {
  const { viewing } = useCompanyAccount()
  return (of: CountedCases, count: number) => (viewing || count === 0 ? undefined : casesPath(of))
}

/** A figure that leads to what it counted. */
export function CaseLink({ of, count, children = count }: { of: CountedCases; count: number; children?: ReactNode }) {
  const to = useCasesPath()(of, count)
  return to ? (
    <Link className="counted" to={to}>
      {children}
    </Link>
  ) : (
    children
  )
}
