import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { OfferTerms } from './offer-terms.ts'

/** What an offer shares with the posting, by the posting's own names. */
export const posted = {
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

export type OfferTerm = keyof OfferTerms

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

export const offerTermNames = Object.keys(emptyOfferTerms) as OfferTerm[]

const CONTRACTOR = 3

/** 業務委託: other conditions, under the law for freelancers. */
export const isContractor = ({ employment_types }: Pick<OfferTerms, 'employment_types'>) => employment_types[0] === CONTRACTOR

export const isFixedTerm = (terms: OfferTerms) =>
  !isContractor(terms) && terms.contract_period !== '' && !/定めなし|定めのない|無期/.test(terms.contract_period)

export const documentName = (terms: Pick<OfferTerms, 'employment_types'>) => (isContractor(terms) ? '取引条件の明示書' : '労働条件通知書')
