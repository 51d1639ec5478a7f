import { expect, test } from 'vitest'
import { emptyJobContent } from '../../postings/empty-job-content.ts'
import type { JobContent } from '../../postings/job-content.ts'
import { lintPosting } from '../lint-posting.ts'
import type { Posting } from '../posting.ts'
import { aPosting } from '../testing.ts'

const found = (job: Partial<JobContent>, company: Partial<Posting['company']> = {}) =>
  lintPosting(aPosting(job, company)).map(({ rule, level, field }) => `${level} ${rule} ${field}`)

const fixed = { fixed_overtime: true, fixed_overtime_hours: 20, fixed_overtime_amount: 61_000, fixed_overtime_excess_paid: true, base_pay: 390_600 }
const contract = {
  employment_types: [3],
  contractor_fee: '月末締め、翌月末払い',
  contractor_period: '3か月',
  contractor_termination: '30日前までの連絡',
  default_starting_time: '',
}
const fixedTerm = { contract_period: '入社日から1年', renewal_rule: '業務量により判断します', renewal_limit: '通算5年まで' }

test('a posting that says everything has no findings', () => {
  expect(found({})).toEqual([])
  expect(found(fixed)).toEqual([])
  expect(found({ employment_types: [2], ...fixedTerm })).toEqual([])
  expect(found({ discretionary_work: true, discretionary_work_terms: '専門業務型。1日8時間とみなす' })).toEqual([])
})

test('業務委託 needs its own terms and none of employment', () => {
  const empty = {
    ...emptyJobContent,
    ...contract,
    position_title: '予測の開発',
    description: aPosting().job.description,
    job_fields: [16],
    required_skills: 'Go',
  }
  expect(found({ ...empty, remote: 2, min_salary: 480, max_salary: 720, recruiter_name: '山田製作所' })).toEqual([])
})

test.for<[Partial<JobContent>, string]>([
  [{ recruiter_name: '' }, 'error six_name recruiter_name'],
  [{ tagline: '〔だれ〕のための画面を作ります。' }, 'error sample_left tagline'],
  [{ description: '' }, 'error six_duties description'],
  [{ description: '詳しくはこちら https://company.example/jobs' }, 'error six_by_link description'],
  [{ address: null, prefectures: [] }, 'error six_workplace address'],
  [{ min_salary: null, max_salary: null }, 'error six_wage min_salary'],
  [{ deferred_terms: ['賃金'] }, 'error six_deferred deferred_terms'],
  [{ employment_types: [] }, 'error employment_type employment_types'],
  [{ duties_change: '' }, 'error duties_change duties_change'],
  [{ workplace_change: '' }, 'error workplace_change workplace_change'],
  [{ contract_period: '' }, 'error contract_period contract_period'],
  [{ ...fixedTerm, renewal_rule: '' }, 'error renewal_rule renewal_rule'],
  [{ ...fixedTerm, renewal_limit: '' }, 'error renewal_limit renewal_limit'],
  [{ trial: '', trial_months: null }, 'error trial trial'],
  [{ trial_terms: '' }, 'error trial_terms trial_terms'],
  [{ default_starting_time: '' }, 'error starting_time default_starting_time'],
  [{ default_ending_time: '' }, 'error ending_time default_ending_time'],
  [{ break_time: null }, 'error break_time break_time'],
  [{ overtime: '' }, 'error overtime overtime'],
  [{ holiday: '' }, 'error holiday holiday'],
  [{ insurance: '' }, 'error insurance insurance'],
  [{ smoking_rule: '' }, 'error smoking_rule smoking_rule'],
  [{ employment_types: [2] }, 'warning open_ended_contract_worker contract_period'],
  [{ ...contract, contractor_fee: '' }, 'error contractor_fee contractor_fee'],
  [{ ...contract, contractor_period: '' }, 'error contractor_period contractor_period'],
  [{ ...contract, contractor_termination: '' }, 'error contractor_termination contractor_termination'],
  [{ ...contract, employment_types: [1, 3] }, 'error mixed_employment employment_types'],
  [{ ...contract, default_starting_time: '10:00' }, 'warning contractor_hours default_starting_time'],
  [{ position_title: '業務委託のエンジニア' }, 'warning title_of_another_kind position_title'],
  [{ ...contract, position_title: '正社員エンジニア' }, 'warning title_of_another_kind position_title'],
  [{ ...fixed, base_pay: null }, 'error fixed_overtime_base base_pay'],
  [{ ...fixed, fixed_overtime_hours: null }, 'error fixed_overtime_hours fixed_overtime_hours'],
  [{ ...fixed, fixed_overtime_amount: null }, 'error fixed_overtime_amount fixed_overtime_amount'],
  [{ ...fixed, fixed_overtime_excess_paid: null }, 'error fixed_overtime_excess fixed_overtime_excess_paid'],
  [{ ...fixed, fixed_overtime_excess_paid: false }, 'error fixed_overtime_unpaid fixed_overtime_excess_paid'],
  [{ ...fixed, fixed_overtime_hours: 50, fixed_overtime_amount: 160_000 }, 'warning fixed_overtime_long fixed_overtime_hours'],
  [{ ...fixed, fixed_overtime_amount: 20_000 }, 'warning fixed_overtime_low fixed_overtime_amount'],
  [{ ...fixed, pay_unit: 'month', pay_min: 400_000, min_salary: 480 }, 'warning fixed_overtime_sum base_pay'],
  [{ salary: '月給30万円（みなし残業代を含む）' }, 'error fixed_overtime_hidden salary'],
  [{ discretionary_work: true }, 'error discretionary_terms discretionary_work_terms'],
  [{ discretionary_work: true, discretionary_work_terms: '専門業務型' }, 'warning discretionary_unclear discretionary_work_terms'],
  [{ discretionary_work: true, flex: true, discretionary_work_terms: '専門業務型。1日8時間' }, 'warning discretionary_and_flex discretionary_work'],
  [{ treatment: '裁量労働制を適用します' }, 'warning discretionary_hidden treatment'],
  [{ break_time: 30 }, 'error break_too_short break_time'],
  [{ default_ending_time: '20:00' }, 'warning day_over_eight_hours default_ending_time'],
  [{ min_week_work_days: 6 }, 'warning week_over_forty_hours min_week_work_days'],
  [{ holiday: '完全週休2日制', min_week_work_days: 6 }, 'warning days_contradict min_week_work_days'],
  [{ holiday: '年間休日96日' }, 'warning few_holidays holiday'],
  [{ holiday: '土日', annual_holidays: 96 }, 'warning few_holidays holiday'],
  [{ holiday: '年間休日123日', annual_holidays: 120 }, 'warning holidays_contradict annual_holidays'],
  [{ treatment: '勤務時間：9:00〜18:00' }, 'warning times_contradict treatment'],
  [{ flex: true, core_time: '9:00〜15:00' }, 'warning core_time_outside core_time'],
  [{ max_salary: null }, 'warning salary_ceiling max_salary'],
  [{ min_salary: 300, max_salary: 1500 }, 'warning salary_band_wide max_salary'],
  [{ salary: '経験を考慮し、応相談' }, 'warning salary_vague salary'],
  [{ salary: '想定年収 400万円〜500万円' }, 'warning salary_contradicts salary'],
  [{ pay_unit: 'month', pay_min: 600_000 }, 'warning unit_contradicts pay_min'],
  [{ pay_min: 300_000 }, 'warning pay_without_unit pay_unit'],
  [{ employment_types: [4], pay_unit: 'hour', pay_min: 980 }, 'error below_minimum_wage pay_min'],
  [{ address2: '' }, 'warning workplace_unclear address2'],
  [{ tagline: 'フルリモートで働けます' }, 'warning full_remote_said tagline'],
  [{ treatment: 'リモートワーク可' }, 'warning remote_said treatment'],
  [{ remote: 1, treatment: 'リモートワークはありません' }, 'warning remote_denied treatment'],
  [{ holiday: '土日。フレックスタイム制' }, 'warning flex_said holiday'],
  [{ recruiter_name: '別の会社' }, 'warning another_recruiter recruiter_name'],
  [{ description: 'サーバーの開発と運用をします。' }, 'warning thin_description description'],
  [{ job_fields: [] }, 'warning no_job_field job_fields'],
  [{ required_skills: '' }, 'warning no_requirement required_skills'],
])('%j is told', ([job, finding]) => expect(found(job)).toContain(finding))

test('the company says on its page where it is and how to reach it', () => {
  expect(found({}, { address: '' })).toEqual(['error six_address company.address'])
  expect(found({}, { contact_email: '' })).toEqual(['error six_contact company.contact'])
  expect(found({}, { contact_email: '', contact_phone: '03-1234-5678' })).toEqual([])
})

test.for<Partial<JobContent>>([
  { salary: '固定残業代なし' },
  { salary: '固定残業はありません' },
  { salary: '想定年収 620万円〜880万円' },
  { salary: '年収620〜880万円' },
  { salary: '年収例：35歳 900万円' },
  { salary: '月給45万円', pay_unit: 'month', pay_min: 450_000 },
  { treatment: '裁量労働制ではありません' },
  { treatment: 'フルリモートへの移行を検討しています' },
  { holiday: '完全週休2日制（土日）', min_week_work_days: 5 },
  { deferred_terms: ['配属先のチーム'] },
  { overtime: '', deferred_terms: ['時間外労働'] },
  { holiday: '', deferred_terms: ['holiday'] },
  { trial: 'なし', trial_months: null, trial_terms: '' },
  { position_title: '副業できるエンジニア' },
  { recruiter_name: '株式会社山田製作所' },
  { default_starting_time: '22:00', default_ending_time: '07:00' },
])('%j is nothing to tell', (job) => expect(found(job)).toEqual([]))
