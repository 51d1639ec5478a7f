import { emptyOfferTerms } from '#contract/hiring/offers/offer-term-names.ts'
import type { OfferTerms } from '#contract/hiring/offers/offer-terms.ts'

/** Everything that an offer has to say. */
export const wholeTerms: OfferTerms = {
  ...emptyOfferTerms,
  employment_types: [1],
  recruiter_name: '株式会社山田製作所',
  start_on: '2027-02-01',
  contract_period: '期間の定めなし',
  trial: '3か月',
  trial_terms: '条件は本採用と同じ',
  position: 'バックエンドエンジニア',
  description: '計測の基盤を設計し、つくります。',
  duties_change: '会社の定める業務',
  remote: 1,
  address: 13,
  address2: '台東区蔵前1-1-1',
  workplace_change: '会社の定める事業所（自宅を含む）',
  smoking_rule: '屋内禁煙',
  default_starting_time: '09:30',
  default_ending_time: '18:30',
  break_time: 60,
  overtime: '月平均12時間',
  holiday: '土日・祝日・年末年始',
  paid_leave: '入社日に10日',
  pay_unit: 'month',
  pay_min: 420_000,
  min_salary: 520,
  fixed_overtime: false,
  overtime_rates: '時間外25%、休日35%、深夜25%',
  closing_day: '毎月末日',
  pay_day: '翌月25日',
  pay_method: '本人名義の口座に振込',
  raise: '年1回（4月）',
  bonus: '年2回（業績による）',
  retirement_allowance: 'なし',
  insurance: '健康保険・厚生年金・雇用保険・労災保険',
  resignation: '定年60歳（65歳まで再雇用）。退職は30日前までに申し出。解雇の事由は就業規則第30条',
}

export const DUE = '2026-12-10'
