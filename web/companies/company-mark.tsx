import type { CompanySummary } from '#contract/companies/pages/companies.ts'
import { Icon } from '#web/ui/icon.tsx'
import './company-mark.css'

const edges = { small: 32, medium: 44, large: 64 }
const sizes = { small: 'mark sm', medium: 'mark', large: 'mark lg' }

/** Hidden from screen readers, because the company's name always stands beside it. */
export function CompanyMark({ company, size = 'medium' }: { company: Pick<CompanySummary, 'logo'>; size?: keyof typeof edges }) {
  const edge = edges[size]
  if (!company.logo) {
    return (
      <span className={`${sizes[size]} blank-mark`}>
        <Icon name="building" />
      </span>
    )
  }
  return <img className={sizes[size]} src={company.logo} width={edge} height={edge} alt="" loading="lazy" decoding="async" />
}
