import type { DemoCompany } from '../companies/demo-company.ts'
import type { Row } from '../copy-rows.ts'
import type { FirstIds } from '../demo-market.ts'
import type { Random } from '../random.ts'
import { fill, type Slots } from '../words/fill.ts'
import { jobFields } from '../words/fields.ts'
import { skillId } from '../words/skills.ts'
import { employeePay, timePay } from './job-pay.ts'
import { jobState } from './job-state.ts'
import { jobDescription } from './job-text.ts'
import { jobVersions } from './job-versions.ts'

export type DemoJob = { row: Row; versions: Row[] }
type Seed = { id: number; nth: number; company: DemoCompany; random: Random; now: Date; next: FirstIds }

export function demoJob({ id, company, random, now, next }: Seed): DemoJob {
  const { domain, policy, place } = company
  const field = jobFields[random.weighted(jobFields.map(({ weight }) => weight))]!
  const type = random.weighted(field.types) + 1
  const slots: Slots = {
    ...company.slots, ...company.stack, topic: random.pick(domain.topics), users: random.pick(domain.users), measure: random.pick(domain.measures), before: '4%', after: '1%', years: String(random.int(2, 5)),
    team: String(random.int(2, 8)), n: String(random.int(8, 30)), interviews: String(policy.interviews),
  }
  const state = jobState(random, now, company.row.state === 'active' || company.row.state === 'suspended')
  const by = company.people[random.chance(0.8) ? 1 : 0]!.family
  const isPaidByTime = type >= 3
  const low = Math.round((field.pay[0] + random.next() * (field.pay[1] - field.pay[0])) / 10) * 10
  const pay = isPaidByTime
    ? type === 3 ? timePay('hour', Math.round(field.fee[0] / 500) * 500, Math.round(field.fee[1] / 500) * 500, 40, '時間単価') : timePay('hour', 1300, 1600, 72, '時給')
    : employeePay(random, { low, high: random.chance(0.08) ? null : low + random.int(8, 30) * 10, bonus: policy.bonus, hours: policy.fixedHours, yearly: policy.yearly && !policy.bonus })
  const title = random.pick(field.titles)
  const remote = field.onSite ? 0 : policy.remote
  const row: Row = {
    id, company_id: company.row.id, state: state.state, closed_reason: state.closed_reason, position: title, position_title: `${title}（${slots.topic}）`, tagline: fill(random.pick(field.leads), slots),
    description: jobDescription(random, company, field, slots),
    address: place.prefecture, address2: `${place.city}${place.town}0-1-2`, address3: 'ミズキビル 3階', prefectures: [place.prefecture], nearest_station: `${place.station}から徒歩${policy.walk}分`,
    workplace_change: '会社の定める事業所', duties_change: field.change,
    required_skills: field.required.map((text) => `・${fill(text, slots)}`).join('\n'), preferred_skills: random.some(field.preferred, 3).map((text) => `・${fill(text, slots)}`).join('\n'), desired_person: random.some(field.desired, 2).map((text) => `・${fill(text, slots)}`).join('\n'),
    skill_types: [...new Set(field.skills.slice(0, 2).concat(random.some(field.skills.slice(2), 2)).map((skill) => skillId(fill(skill, slots))))], job_fields: [field.id],
    ...pay, raise: isPaidByTime ? '' : policy.raise, stock_option: !isPaidByTime && policy.stockOption, treatment: policy.benefits.map((text) => `・${text}`).join('\n'), insurance: type === 3 ? '' : '健康保険・厚生年金・雇用保険・労災保険',
    default_starting_time: type === 3 ? '' : policy.start, default_ending_time: type === 3 ? '' : policy.end, break_time: type === 3 ? null : policy.breakTime, overtime: type === 3 ? '' : `月平均${policy.overtime}時間`,
    holiday: type === 3 ? '' : `土日・祝日・年末年始${policy.summer}（年間${policy.holidays}日）`, max_week_work_days: isPaidByTime ? 5 : null, min_week_work_days: isPaidByTime ? random.int(1, 3) : null, remote, flex: !isPaidByTime && policy.flex, core_time: isPaidByTime ? '' : policy.core,
    discretionary_work: false, discretionary_work_terms: '', employment_types: [type], employment_status: ['正社員', '契約社員', '業務委託', 'アルバイト', 'インターン'][type - 1]!,
    contract_period: type === 1 ? '期間の定めなし' : type === 3 ? '' : '入社日から6か月', renewal_rule: type === 1 || type === 3 ? '' : '契約の満了時の業務量と勤務の状況により判断します', renewal_limit: type === 1 || type === 3 ? '' : '通算5年まで',
    trial: type === 3 ? '' : policy.trialMonths ? `${policy.trialMonths}か月` : 'なし', trial_months: type === 3 || !policy.trialMonths ? null : policy.trialMonths, trial_terms: type === 3 || !policy.trialMonths ? '' : '条件は本採用と同じ', smoking_rule: policy.smoking, is_dispatch: false,
    contractor_fee: type === 3 ? '月末締め・翌月末払い' : '', contractor_period: type === 3 ? '3か月ごとに更新' : '', contractor_termination: type === 3 ? '終了の30日前までに、書面またはメールで知らせます' : '',
    recruiter_name: company.row.name, deferred_terms: [], deny_side_job_apply: random.chance(0.12),
    published_at: state.published_at?.toISOString() ?? null, confirmed_at: state.confirmed_at?.toISOString() ?? null, confirmed_by: state.confirmed_at ? by : '', closed_at: state.closed_at?.toISOString() ?? null,
    created_at: (state.published_at ?? now).toISOString(), updated_at: (state.closed_at ?? state.confirmed_at ?? now).toISOString(),
  }
  return { row, versions: jobVersions(random, { id, state, by, change: null }, now, next) }
}
