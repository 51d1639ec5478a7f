import type { Row } from '../copy-rows.ts'
import type { FirstIds } from '../first-ids.ts'
import { yearOf } from '../moment.ts'
import type { Random } from '../random.ts'
import { investors } from '../words/names/investors.ts'

/** Rounds of money from invented houses, larger as the company grows. */
export function companyFinances(random: Random, company_id: number, founded: number, phase: number, now: Date, next: FirstIds): Row[] {
  const rounds = phase === 1 ? random.int(0, 2) : random.int(0, 4)
  const lastYear = yearOf(now) - 1
  return Array.from({ length: rounds }, (_, round): Row => {
    const investor = random.int(0, investors.length - 1)
    return {
      id: next.company_finances++,
      company_id,
      investor: investors[investor]!,
      amount: random.chance(0.1) ? null : random.int(2, 12) * 1000 * (round + 1) * Math.max(1, phase - 1),
      finance_date_year: Math.min(lastYear, founded + round + 1),
      finance_date_month: random.chance(0.9) ? random.int(1, 12) : null,
      logo: `/demo/pictures/investors/${investor + 1}.svg`,
    }
  })
}
