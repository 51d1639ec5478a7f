import type { CompanyFinance } from '#contract/companies/pages/companies.ts'

export type FundingYear = { year: number; amount: number; share: number }

/** The sums of each year in 万円, oldest first, and the largest. A year of undisclosed sums has no bar. */
export function fundingYears(finances: Pick<CompanyFinance, 'amount' | 'finance_date_year'>[]): FundingYear[] {
  const sums = new Map<number, number>()
  for (const { finance_date_year: year, amount } of finances) if (amount !== null) sums.set(year, (sums.get(year) ?? 0) + amount)
  const largest = Math.max(1, ...sums.values())
  return [...sums].toSorted(([one], [other]) => one - other).map(([year, amount]) => ({ year, amount, share: (amount / largest) * 100 }))
}

/** 2024年5月, or the year alone. */
export const fundingDate = ({ finance_date_year: year, finance_date_month: month }: Pick<CompanyFinance, 'finance_date_year' | 'finance_date_month'>) =>
  `${year}年${month === null ? '' : `${month}月`}`
