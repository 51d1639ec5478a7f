import type { CompanySummary } from '#contract/companies/pages/companies.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'

/** ミドル期: 「ミドル期(ビジネスモデル確立)」 is explained where a company chooses it; elsewhere its name is enough. */
export const companyPhase = ({ features }: Pick<CompanySummary, 'features'>, lookups: Pick<Lookups, 'phase'>) =>
  features.find((feature) => lookups.phase.some(({ name }) => name === feature))?.replace(/[(（][^]*$/, '')

/** SaaS・ミドル期・38名: the kind of company in one line. Leaves out unknown parts. */
export function companyLine(
  company: Pick<CompanySummary, 'category_ids' | 'features' | 'employee_count' | 'employee_range'>,
  lookups: Pick<Lookups, 'company_categories' | 'phase'>,
) {
  const category = lookups.company_categories.find(({ id }) => id === company.category_ids[0])?.name
  const size = company.employee_count === null ? company.employee_range : `${company.employee_count.toLocaleString('ja-JP')}名`
  return [category, companyPhase(company, lookups), size].filter(Boolean).join('・')
}
