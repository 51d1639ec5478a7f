import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { Refused } from '#web/platform/api/refused.ts'

/** Saves the missing parts into the profile before the application. A candidate who leaves one empty has to say that they want to. */
export async function saveMissing({ candidate_users }: Api, company_id: number, values: Record<string, unknown>, isPreview = false) {
  const { missing } = await candidate_users.application_choices.show({ company_id })
  const typed = { name: textOf(values.name).trim(), user_desired_job_fields: textOf(values.job_field), job_summary: textOf(values.job_summary).trim() }
  if (!isPreview && values.skip !== 'on' && missing.some((field) => !typed[field]))
    throw new Refused({
      code: 'INPUT_INVALID',
      sentence: 'プロフィールの入力が残っています。',
      issues: { skip: '空欄を入力するか、「入力せずに進む」を選んでください。' },
    })
  const is = (field: (typeof missing)[number]) => missing.includes(field) && typed[field] !== ''
  const change = { ...(is('name') ? { name: typed.name } : {}), ...(is('job_summary') ? { job_summary: typed.job_summary } : {}) }
  if (Object.keys(change).length > 0) await candidate_users.profile.change(change)
  if (is('user_desired_job_fields')) await candidate_users.advanced_profile.change({ user_desired_job_fields: [Number(typed.user_desired_job_fields)] })
}
