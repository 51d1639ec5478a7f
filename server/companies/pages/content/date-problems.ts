import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'

/** What lies in the future has not happened. */
export function dateProblems({ founding_year, capital, capital_date, company_finances }: CompanyContent, today: string): Problem[] {
  const problems: Problem[] = []
  const year = Number(today.slice(0, 4))
  if (founding_year !== null && founding_year > year) problems.push({ field: 'founding_year', message: '設立の年が、これから先になっています。' })
  if (capital_date !== null && capital_date > today) problems.push({ field: 'capital_date', message: '資本金の日付が、これから先になっています。' })
  if (capital_date !== null && capital === null) problems.push({ field: 'capital', message: '資本金の額も入力してください。' })
  for (const [index, { finance_date_year, finance_date_month }] of company_finances.entries())
    if (`${finance_date_year}-${String(finance_date_month ?? 1).padStart(2, '0')}` > today.slice(0, 7))
      problems.push({ field: `company_finances.${index}.finance_date_year`, message: '時期が、これから先になっています。' })
  return problems
}
