import type { JobChange, JobContent } from '#contract/jobs/postings/job-content.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { choosable } from '#server/platform/lookups/choosable.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

type Before = Partial<JobContent>

const masterOf = {
  address: 'prefectures',
  prefectures: 'prefectures',
  job_fields: 'job_fields',
  skill_types: 'skill_types',
  employment_types: 'employment_types',
  intended_for: 'intended_for',
} as const satisfies Partial<Record<keyof JobContent, LookupName>>

/** A change as the table can hold it beside the earlier content; contradictions, and ids that cannot be chosen, are refused by their field. */
export async function settledContent({ db, language }: Pick<MemberContext, 'db' | 'language'>, change: JobChange, before: Before = {}): Promise<JobChange> {
  const settled = settle(change, before)
  const { min_salary, max_salary, pay_min, pay_max, min_week_work_days, max_week_work_days } = { ...before, ...settled }
  const canChoose = await choosable(db, Object.values(masterOf))
  const unknown = (Object.keys(masterOf) as (keyof typeof masterOf)[]).filter((field) =>
    [settled[field] ?? []].flat().some((id) => !canChoose(masterOf[field], id, before[field])),
  )
  refuseProblems(
    [
      ...unknown.map((field) => ({ field, message: '選べる項目ではありません。選び直してください。' })),
      ...turned('max_salary', min_salary, max_salary),
      ...turned('pay_max', pay_min, pay_max),
      ...turned('max_week_work_days', min_week_work_days, max_week_work_days),
    ],
    language,
  )
  return settled
}

function settle(change: JobChange, before: Before): JobChange {
  const { address, prefectures = [], fixed_overtime } = { ...before, ...change }
  const isPlaced = 'address' in change || 'prefectures' in change
  return {
    ...change,
    // The first prefecture is one of those in which one may work.
    ...(isPlaced && { prefectures: [...new Set([...(address ? [address] : []), ...prefectures])] }),
    ...(!fixed_overtime &&
      ('fixed_overtime' in change || fixedOvertime.some((field) => field in change)) && {
        fixed_overtime_hours: null,
        fixed_overtime_amount: null,
        fixed_overtime_excess_paid: null,
      }),
  }
}

const fixedOvertime = ['fixed_overtime_hours', 'fixed_overtime_amount', 'fixed_overtime_excess_paid'] as const

const turned = (field: string, min: number | null | undefined, max: number | null | undefined) =>
  typeof min === 'number' && typeof max === 'number' && max < min ? [{ field, message: '上限が下限より小さくなっています。入力し直してください。' }] : []
