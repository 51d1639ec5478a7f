import { expect, test } from 'vitest'
import { jobTerms, weekDays } from './job-terms.ts'
import type { Posting } from './term.ts'

const empty = {
  address2: '',
  address3: '',
  nearest_station: '',
  workplace_change: '',
  duties_change: '',
  min_salary: null,
  max_salary: null,
  salary: '',
  bonus: '',
  raise: '',
  fixed_overtime: false,
  fixed_overtime_hours: null,
  fixed_overtime_amount: null,
  base_pay: null,
  fixed_overtime_excess_paid: null,
  stock_option: false,
  treatment: '',
  insurance: '',
  default_starting_time: '',
  default_ending_time: '',
  break_time: null,
  overtime: '',
  holiday: '',
  max_week_work_days: null,
  min_week_work_days: null,
  remote: 0,
  flex: false,
  short_hours: null,
  annual_holidays: null,
  inexperienced_ok: null,
  core_time: '',
  discretionary_work: false,
  discretionary_work_terms: '',
  employment_type3: false,
  pay_unit: null,
  pay_min: null,
  pay_max: null,
  employment_types: [1],
  employment_status: '',
  contract_period: '',
  renewal_rule: '',
  renewal_limit: '',
  trial: '',
  trial_months: null,
  trial_terms: '',
  smoking_rule: '',
  is_dispatch: false,
  contractor_fee: '',
  contractor_period: '',
  contractor_termination: '',
  recruiter_name: '',
  deferred_terms: [] as string[],
} as unknown as Posting['job']
const company = { name: 'ミナモログ', address: '', contact_phone: '', contact_email: '', contact_url: '' }
const names = { address: '', prefectures: [], employment_types: ['正社員'], intended_for: [], remote: '出社のみ' }
const terms = (job: Partial<Posting['job']>, more: Partial<Posting> = {}) =>
  Object.fromEntries(
    jobTerms({ job: { ...empty, ...job }, company, names, isContractor: false, ...more }).map(({ name, value, notes }) => [name, [value, ...notes].join('｜')]),
  )

test('a condition that the law requires in an advert has its row even when it is missing', () => {
  expect(terms({})).toEqual({
    年収: '記載なし',
    固定残業代: 'なし',
    勤務時間: '記載なし｜休憩：記載なし｜時間外労働：記載なし',
    休日: '記載なし',
    就業場所: '記載なし｜出社のみ｜変更の範囲：記載なし',
    業務の変更: '変更の範囲：記載なし',
    雇用形態: '正社員',
    契約期間: '記載なし｜更新の基準：記載なし｜更新の上限：記載なし',
    試用期間: '記載なし',
    社会保険: '記載なし',
    受動喫煙対策: '記載なし',
    募集者: '記載なし',
    募集者の住所: '記載なし',
    連絡先: '記載なし',
  })
})

test('days off, short hours and for whom a job is have a place once the company states them', () => {
  const given = { annual_holidays: 125, short_hours: true, inexperienced_ok: true, holiday: '土日・祝日' }
  const { 休日, 時短勤務, 対象 } = terms(given, { names: { ...names, intended_for: ['第二新卒'] } })
  expect([休日, 時短勤務, 対象]).toEqual(['土日・祝日｜年間休日125日', '入社時からできます', '未経験可・第二新卒'])
  expect(terms({ ...given, holiday: '土日（年間休日125日）', inexperienced_ok: false })).toMatchObject({ 休日: '土日（年間休日125日）', 対象: '経験者のみ' })
})

test('fixed overtime states hours, amount, base pay without it, and that the company pays more for more', () => {
  const given = { fixed_overtime: true, fixed_overtime_hours: 20, fixed_overtime_amount: 61_000, base_pay: 390_600, fixed_overtime_excess_paid: true }
  expect(terms(given).固定残業代).toBe('月20時間分・6万1,000円｜これを除く基本給：月39万600円｜20時間を超えた分は、別に支払います')
  expect(terms({ fixed_overtime: true }).固定残業代).toBe('時間：記載なし・金額：記載なし｜これを除く基本給：記載なし｜超えた分の支払い：記載なし')
})

test('an open-ended contract needs no rule of renewal', () => {
  expect(terms({ contract_period: '期間の定めなし' }).契約期間).toBe('期間の定めなし')
  expect(terms({ contract_period: '1年', renewal_rule: '勤務成績による' }).契約期間).toBe('1年｜更新の基準：勤務成績による｜更新の上限：記載なし')
})

test('a trial states its length and terms', () => {
  expect(terms({ trial: 'あり', trial_months: 3, trial_terms: '同じ' }).試用期間).toBe('3か月・あり｜期間中の条件：同じ')
  expect(terms({ trial: '３ヶ月', trial_months: 3 }).試用期間).toBe('３ヶ月｜期間中の条件：記載なし')
  expect(terms({ trial: 'なし' }).試用期間).toBe('なし')
})

test('a condition that the company keeps for the meeting says so, by field or by name', () => {
  const { 休日, 試用期間, 面談でお伝えする項目 } = terms({ deferred_terms: ['holiday', '試用期間'] })
  expect([休日, 試用期間, 面談でお伝えする項目]).toEqual(['面談でお伝えします', '面談でお伝えします', '休日・試用期間'])
})

test('a contractor reads pay, term and ending, and nothing of employment', () => {
  const contractor = terms(
    { contractor_fee: '時間単価 5,000円', min_salary: 300, employment_type3: true },
    { isContractor: true, names: { ...names, employment_types: ['業務委託・副業'] } },
  )
  expect(contractor).toEqual({
    報酬: '年収 300万円〜｜上限は書かれていません｜時間単価 5,000円',
    就業場所: '記載なし｜出社のみ',
    雇用形態: '業務委託・副業',
    委託の期間: '記載なし',
    契約の解除: '記載なし',
    募集者: '記載なし',
    募集者の住所: '記載なし',
    連絡先: '記載なし',
  })
})

test('hours, breaks and places are one line each', () => {
  const given = {
    flex: true,
    core_time: '10:00〜16:00',
    default_starting_time: '09:30',
    default_ending_time: '18:30',
    break_time: 60,
    overtime: '月平均11時間',
    address2: '台東区蔵前1-1',
    workplace_change: '会社の定める事業所',
  }
  expect(terms(given).勤務時間).toBe('フレックス（コアタイム 10:00〜16:00）・標準 9:30〜18:30｜休憩60分｜時間外労働：月平均11時間')
  expect(terms(given, { names: { ...names, address: '東京都', prefectures: ['東京都', '京都府'] } }).就業場所).toBe(
    '東京都台東区蔵前1-1｜出社のみ｜ほかに働ける場所：京都府｜変更の範囲：会社の定める事業所',
  )
})

test('days of the week read as a range', () => {
  expect([weekDays(3, 5), weekDays(5, 5), weekDays(null, 3), weekDays(2, null), weekDays(null, null)]).toEqual([
    '週3〜5日',
    '週5日',
    '週3日まで',
    '週2日以上',
    '',
  ])
})
