import { z } from 'zod'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { KnownDay } from '#contract/platform/text/timestamp.ts'

/** What an offer shares with the posting, by the posting's own names. */
const posted = {
  employment_types: true,
  contract_period: true,
  renewal_rule: true,
  renewal_limit: true,
  trial: true,
  trial_terms: true,
  contractor_fee: true,
  contractor_period: true,
  contractor_termination: true,
  position: true,
  description: true,
  duties_change: true,
  remote: true,
  address: true,
  address2: true,
  address3: true,
  workplace_change: true,
  smoking_rule: true,
  default_starting_time: true,
  default_ending_time: true,
  break_time: true,
  flex: true,
  core_time: true,
  discretionary_work: true,
  discretionary_work_terms: true,
  overtime: true,
  holiday: true,
  annual_holidays: true,
  pay_unit: true,
  pay_min: true,
  min_salary: true,
  fixed_overtime: true,
  fixed_overtime_hours: true,
  fixed_overtime_amount: true,
  base_pay: true,
  fixed_overtime_excess_paid: true,
  salary: true,
  raise: true,
  bonus: true,
  stock_option: true,
  insurance: true,
  treatment: true,
  recruiter_name: true,
} as const
export type PostedTerm = keyof typeof posted
export const postedTerms = Object.keys(posted) as PostedTerm[]

/** The conditions of work of one offer (職業安定法5条の3, 労働基準法15条). Money in yen per `pay_unit`, `min_salary` in 万円 a year. */
export const OfferTerms = z.strictObject({
  ...JobContent.pick(posted).shape,
  /** The first day at work. */
  start_on: KnownDay.nullable().meta({ example: '2027-02-01' }),
  paid_leave: text(2000).meta({ example: '入社日に10日。夏季3日、年末年始5日' }),
  overtime_rates: text(1000).meta({ example: '時間外25%、月60時間を超える分は50%、休日35%、深夜25%' }),
  closing_day: line(200).meta({ example: '毎月末日' }),
  pay_day: line(200).meta({ example: '翌月25日' }),
  pay_method: line(200).meta({ example: '本人名義の口座に振込' }),
  retirement_allowance: text(1000).meta({ example: 'なし' }),
  resignation: text(3000).meta({ example: '定年60歳（65歳まで再雇用）。退職は30日前までに申し出。解雇の事由は就業規則第30条' }),
  consultation_desk: text(500).meta({ example: '人事部 三枝 由香' }),
})
export type OfferTerms = z.infer<typeof OfferTerms>
export type OfferTerm = keyof OfferTerms
export const offerTermNames = Object.keys(OfferTerms.shape) as OfferTerm[]

const own = {
  start_on: '入社日',
  paid_leave: '有給休暇・その他の休暇',
  overtime_rates: '割増賃金率',
  closing_day: '賃金の締切日',
  pay_day: '賃金の支払日',
  pay_method: '支払方法',
  retirement_allowance: '退職手当',
  resignation: '退職に関する事項',
  consultation_desk: '相談窓口',
  // The posting has a range of these; an offer has one.
  pay_min: '賃金の額',
  min_salary: '年収の見込み',
  salary: '手当と内訳',
  address: '就業場所',
  recruiter_name: '雇用主',
} as const

/** What each condition is called in an offer: as in the posting, but for what a range becomes. */
export const offerNameOf = (field: string): string => (own as Record<string, string>)[field] ?? termNames[field] ?? field

export const emptyOfferTerms: OfferTerms = {
  ...(Object.fromEntries(postedTerms.map((field) => [field, emptyJobContent[field]])) as Pick<OfferTerms, PostedTerm>),
  start_on: null,
  paid_leave: '',
  overtime_rates: '',
  closing_day: '',
  pay_day: '',
  pay_method: '',
  retirement_allowance: '',
  resignation: '',
  consultation_desk: '',
}

const CONTRACTOR = 3

/** 業務委託: other conditions, under the law for freelancers. */
export const isContractor = ({ employment_types }: Pick<OfferTerms, 'employment_types'>) => employment_types[0] === CONTRACTOR

export const isFixedTerm = (terms: OfferTerms) =>
  !isContractor(terms) && terms.contract_period !== '' && !/定めなし|定めのない|無期/.test(terms.contract_period)

export const documentName = (terms: Pick<OfferTerms, 'employment_types'>) => (isContractor(terms) ? '取引条件の明示書' : '労働条件通知書')
