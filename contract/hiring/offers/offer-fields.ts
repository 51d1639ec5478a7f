import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { OfferTerm } from './offer-term-names.ts'

export type OfferField = {
  name: OfferTerm
  kind: 'line' | 'text' | 'time' | 'number' | 'maybe' | 'tick' | 'one' | 'unit' | 'day'
  rows?: number
  longest?: number
  /** After a number. */
  unit?: string
  options?: LookupName
  answers?: [yes: string, no: string]
  hint?: string
  only?: 'employee' | 'contractor'
  /** `must` for everybody, `term` where the contract ends one day, `overtime` where fixed overtime is part of the pay. */
  need?: 'must' | 'term' | 'overtime'
}

type OfferSection = { id: string; title: string; fields: OfferField[] }

/** Every condition of an offer in the order of the form, of what the candidate reads, and of the document. */
export const offerSections: OfferSection[] = [
  {
    id: 'contract',
    title: '契約',
    fields: [
      { name: 'employment_types', kind: 'one', options: 'employment_types', need: 'must', hint: '変えたら「下書きを保存」を押すと、必要な項目に変わります。' },
      { name: 'recruiter_name', kind: 'line', longest: 200, need: 'must', hint: '雇う会社の正式な名称' },
      { name: 'start_on', kind: 'day', need: 'must' },
      { name: 'contract_period', kind: 'text', rows: 2, longest: 1000, only: 'employee', need: 'must', hint: '例：期間の定めなし／2027年2月1日から1年' },
      { name: 'renewal_rule', kind: 'text', rows: 2, longest: 2000, only: 'employee', need: 'term', hint: '更新の有無と、判断の基準' },
      {
        name: 'renewal_limit',
        kind: 'text',
        rows: 2,
        longest: 1000,
        only: 'employee',
        need: 'term',
        hint: '例：通算5年まで／上限なし。無期転換を申し込める契約では、その機会と転換後の条件も書きます。',
      },
      { name: 'trial', kind: 'text', rows: 1, longest: 1000, only: 'employee', need: 'must', hint: '例：3か月／なし' },
      { name: 'trial_terms', kind: 'text', rows: 2, longest: 2000, only: 'employee', hint: '例：条件は本採用と同じ' },
      { name: 'contractor_period', kind: 'text', rows: 2, longest: 1000, only: 'contractor', need: 'must' },
      { name: 'contractor_termination', kind: 'text', rows: 2, longest: 2000, only: 'contractor', need: 'must' },
    ],
  },
  {
    id: 'work',
    title: '仕事と場所',
    fields: [
      { name: 'position', kind: 'line', longest: 200, need: 'must', hint: '例：バックエンドエンジニア' },
      { name: 'description', kind: 'text', rows: 8, longest: 30_000, need: 'must' },
      { name: 'duties_change', kind: 'text', rows: 2, longest: 1000, only: 'employee', need: 'must', hint: '例：会社の定める業務／変更なし' },
      { name: 'remote', kind: 'one', options: 'remote' },
      { name: 'address', kind: 'one', options: 'prefectures', only: 'employee', need: 'must' },
      { name: 'address2', kind: 'line', longest: 300, only: 'employee' },
      { name: 'address3', kind: 'line', longest: 300, only: 'employee' },
      {
        name: 'workplace_change',
        kind: 'text',
        rows: 2,
        longest: 1000,
        only: 'employee',
        need: 'must',
        hint: '例：会社の定める事業所（自宅を含む）／変更なし',
      },
      { name: 'smoking_rule', kind: 'text', rows: 1, longest: 1000, only: 'employee', need: 'must', hint: '例：屋内禁煙' },
    ],
  },
  {
    id: 'hours',
    title: '時間と休日',
    fields: [
      { name: 'default_starting_time', kind: 'time', only: 'employee', need: 'must', hint: '例：09:30' },
      { name: 'default_ending_time', kind: 'time', only: 'employee', need: 'must', hint: '例：18:30' },
      { name: 'break_time', kind: 'number', unit: '分', only: 'employee', need: 'must', hint: '休憩がなければ 0' },
      { name: 'flex', kind: 'maybe', only: 'employee' },
      { name: 'core_time', kind: 'line', longest: 200, only: 'employee', hint: 'フレックスのとき。例：11:00〜15:00／なし' },
      { name: 'discretionary_work', kind: 'maybe', only: 'employee' },
      {
        name: 'discretionary_work_terms',
        kind: 'text',
        rows: 2,
        longest: 2000,
        only: 'employee',
        hint: '裁量労働制のとき。対象の業務、働いたものとみなす時間',
      },
      { name: 'overtime', kind: 'text', rows: 1, longest: 1000, only: 'employee', need: 'must', hint: '所定の時間を超える労働の有無。例：月平均12時間／なし' },
      { name: 'holiday', kind: 'text', rows: 2, longest: 3000, only: 'employee', need: 'must' },
      { name: 'annual_holidays', kind: 'number', unit: '日（年）', only: 'employee' },
      { name: 'paid_leave', kind: 'text', rows: 2, longest: 2000, only: 'employee', need: 'must', hint: '例：入社日に10日。夏季3日、年末年始5日' },
    ],
  },
  {
    id: 'pay',
    title: '賃金',
    fields: [
      { name: 'contractor_fee', kind: 'text', rows: 3, longest: 2000, only: 'contractor', need: 'must', hint: '額か、額の決め方' },
      { name: 'pay_unit', kind: 'unit', only: 'employee', need: 'must' },
      { name: 'pay_min', kind: 'number', unit: '円', only: 'employee', need: 'must', hint: '上の単位で払う額。固定残業代があれば、それを含みます。' },
      { name: 'min_salary', kind: 'number', unit: '万円', only: 'employee', need: 'must', hint: '1年働いたときの見込み' },
      { name: 'fixed_overtime', kind: 'maybe', only: 'employee', need: 'must' },
      { name: 'base_pay', kind: 'number', unit: '円', only: 'employee', need: 'overtime', hint: '固定残業代があるとき。含まない額' },
      { name: 'fixed_overtime_hours', kind: 'number', unit: '時間（月）', only: 'employee', need: 'overtime' },
      { name: 'fixed_overtime_amount', kind: 'number', unit: '円（月）', only: 'employee', need: 'overtime' },
      { name: 'fixed_overtime_excess_paid', kind: 'maybe', answers: ['支払う', '支払わない'], only: 'employee', need: 'overtime' },
      { name: 'salary', kind: 'text', rows: 3, longest: 5000, only: 'employee', hint: '手当の名前と額、計算の方法' },
      { name: 'overtime_rates', kind: 'text', rows: 2, longest: 1000, only: 'employee', need: 'must' },
      { name: 'closing_day', kind: 'line', longest: 200, only: 'employee', need: 'must', hint: '例：毎月末日' },
      { name: 'pay_day', kind: 'line', longest: 200, need: 'must', hint: '例：翌月25日' },
      { name: 'pay_method', kind: 'line', longest: 200, only: 'employee', need: 'must', hint: '例：本人名義の口座に振込' },
      { name: 'raise', kind: 'text', rows: 1, longest: 1000, only: 'employee', need: 'must', hint: '例：年1回（4月）／なし' },
      { name: 'bonus', kind: 'text', rows: 1, longest: 1000, only: 'employee', need: 'must', hint: '例：年2回（業績による）／なし' },
      { name: 'retirement_allowance', kind: 'text', rows: 1, longest: 1000, only: 'employee', need: 'must', hint: '例：なし／勤続3年以上に支給' },
      { name: 'stock_option', kind: 'tick' },
    ],
  },
  {
    id: 'rest',
    title: '保険・退職・窓口',
    fields: [
      { name: 'insurance', kind: 'text', rows: 2, longest: 2000, only: 'employee', need: 'must', hint: '例：健康保険・厚生年金・雇用保険・労災保険' },
      { name: 'treatment', kind: 'text', rows: 3, longest: 10_000 },
      { name: 'resignation', kind: 'text', rows: 3, longest: 3000, only: 'employee', need: 'must', hint: '定年、自分から退職するときの手続き、解雇の事由' },
      {
        name: 'consultation_desk',
        kind: 'text',
        rows: 1,
        longest: 500,
        only: 'employee',
        need: 'term',
        hint: '期間に定めがあるときは、雇用管理の相談窓口の名前と連絡先',
      },
    ],
  },
]
