import type { CompanyFinance } from '#contract/companies/pages/companies.ts'
import { yenWords } from '#contract/platform/text/yen-words.ts'
import '#web/ui/styles/table.css'
import { FoldedPart } from '#web/ui/fold/folded-part.tsx'
import styles from './funding-section.module.css'

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

const money = (man: number) => yenWords(man * 10_000)

/** The rounds, the latest first. */
export function FundingSection({ finances, open }: { finances: CompanyFinance[]; open?: boolean | undefined }) {
  const years = fundingYears(finances)
  return (
    <FoldedPart id="funding" heading="資金調達" line={finances[0] && `${finances.length}件・直近は${fundingDate(finances[0])}`} open={open}>
      {years.length > 1 && (
        <ul className={styles.bars}>
          {years.map(({ year, amount, share }) => (
            <li key={year}>
              <span>{year}年</span>
              <svg aria-hidden="true">
                <rect width={`${share}%`} height="100%" rx="2" />
              </svg>
              <b>{money(amount)}</b>
            </li>
          ))}
        </ul>
      )}
      <table className="table">
        <caption className="vh">出資者ごとの調達額</caption>
        <thead>
          <tr>
            <th scope="col">時期</th>
            <th scope="col">出資者</th>
            <th scope="col" className="r">
              金額
            </th>
          </tr>
        </thead>
        <tbody>
          {finances.map((finance, index) => (
            <tr key={index}>
              <td className="nw">{fundingDate(finance)}</td>
              <td className={styles.investor}>
                {finance.logo && <img className={styles.logo} src={finance.logo} width={24} height={24} alt="" loading="lazy" />}
                <bdi>{finance.investor}</bdi>
              </td>
              <td className="r">{finance.amount === null ? '非公開' : money(finance.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoldedPart>
  )
}
