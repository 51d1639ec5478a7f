import type { OtherJob } from '#contract/companies.ts'
import type { Masters } from '#contract/masters.ts'
import { payWords } from '#contract/pay-words.ts'
import { dateText } from '#web/ui/day-text.ts'
import { masterNames } from './master-names.ts'

/** 正社員・出社のみ・年収 480〜620万円・11月20日に確認 */
export const otherJobLine = (job: OtherJob, masters: Masters, now: Date) =>
  [
    ...masterNames(masters, 'employment_types', job.employment_types),
    ...masterNames(masters, 'remote', job.remote === null ? [] : [job.remote]),
    payWords(job) || '金額の記載なし',
    `${dateText(job.confirmed_at, now)}に確認`,
  ].join('・')
