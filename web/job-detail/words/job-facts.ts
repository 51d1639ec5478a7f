import type { CompanySummary, OtherJob } from '#contract/companies.ts'
import type { Job } from '#contract/jobs.ts'
import type { Masters } from '#contract/masters.ts'
import { bandText } from '#web/jobs/facts/pay.ts'
import { dateText } from '#web/ui/day-text.ts'
import { masterNames } from './master-names.ts'

/** What stands under a job's title: how one is employed, where one works, what the company is. */
export function jobTags(job: Job, company: Pick<CompanySummary, 'features'>, masters: Masters) {
  const isPhase = (feature: string) => masters.phase.some(({ name }) => name === feature)
  return [
    ...masterNames(masters, 'employment_types', job.employment_types),
    ...masterNames(masters, 'remote', [job.remote]),
    ...(job.flex ? ['フレックス'] : []),
    ...company.features.filter((feature) => !isPhase(feature)),
  ]
}

/** SaaS・ミドル期・38名・東京都 */
export function companyLine({ category_ids, features, employee_count, employee_range, prefecture }: CompanySummary, masters: Masters) {
  const phase = features.find((feature) => masters.phase.some(({ name }) => name === feature))?.replace(/\(.*\)$/, '')
  return [
    masterNames(masters, 'company_categories', category_ids.slice(0, 1))[0],
    phase,
    employee_count !== null ? `${employee_count.toLocaleString('ja-JP')}名` : employee_range,
    prefecture !== null && masterNames(masters, 'prefectures', [prefecture])[0],
  ].filter(Boolean).join('・')
}

/** 正社員・出社のみ・480〜620万円・11月20日に確認 */
export const otherJobLine = (job: OtherJob, masters: Masters, now: Date) =>
  [
    ...masterNames(masters, 'employment_types', job.employment_types),
    ...masterNames(masters, 'remote', [job.remote]),
    bandText({ min: job.min_salary, max: job.max_salary, unit: '万円' }),
    `${dateText(job.confirmed_at, now)}に確認`,
  ].join('・')
