import type { Api } from '#contract/index.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** What is asked after an application, in this order, and what each answer is for. */
const questions = {
  name: { label: '氏名', why: '企業が返信の宛名に使います。見せるのは、あなたが公開した企業だけです。' },
  job_field: { label: '職種', why: '企業の一覧で、名前の横に表示されます。おすすめの求人もここから選びます。' },
  job_summary: { label: 'これまでの仕事', why: '企業が最初に読む文章です。1〜2文でもかまいません。' },
  work_area: { label: '希望勤務地', why: '通える求人を先に並べるために使います。' },
  employment_type: { label: '希望する雇用形態', why: '合わない求人を外すために使います。' },
  remote: { label: 'リモートワークの希望', why: '求人との「合う・合わない」に使います。' },
} as const
export type QuestionKey = keyof typeof questions

const AT_ONCE = 2

/** The next two questions whose answers the profile lacks. `passed` were asked already, and not answered. */
export async function loadFirstQuestions({ candidate_users, lookups }: Api, passed: string[]) {
  const [profile, wishes, tables] = await Promise.all([candidate_users.profile.show(), candidate_users.advanced_profile.show(), lookups.list()])
  const isOpen: Record<QuestionKey, boolean> = {
    name: !profile.name,
    job_field: wishes.user_desired_job_fields.length === 0,
    job_summary: !profile.job_summary,
    work_area: wishes.user_preferred_work_areas.length === 0,
    employment_type: wishes.user_desired_employment_types.length === 0,
    remote: wishes.user_desired_remote === null,
  }
  const choices: Partial<Record<QuestionKey, readonly { id: number; name: string }[]>> = {
    job_field: offered(tables.job_fields),
    work_area: offered(tables.prefectures),
    employment_type: offered(tables.employment_types),
    remote: offered(tables.remote),
  }
  const open = (Object.keys(questions) as QuestionKey[]).filter((key) => isOpen[key] && !passed.includes(key))
  return open.slice(0, AT_ONCE).map((key) => ({ key, ...questions[key], options: choices[key]?.map(({ id, name }) => ({ id, name })) ?? null }))
}

export type FirstQuestion = Awaited<ReturnType<typeof loadFirstQuestions>>[number]

/** Saves what was answered; what was left empty stays as it is. */
export async function saveFirstAnswers({ candidate_users }: Api, values: Record<string, unknown>) {
  const typed = (key: QuestionKey) => textOf(values[key]).trim()
  const list = (key: QuestionKey) => [Number(typed(key))]
  const profile = { ...(typed('name') && { name: typed('name') }), ...(typed('job_summary') && { job_summary: typed('job_summary') }) }
  const wishes = {
    ...(typed('job_field') && { user_desired_job_fields: list('job_field') }),
    ...(typed('work_area') && { user_preferred_work_areas: list('work_area') }),
    ...(typed('employment_type') && { user_desired_employment_types: list('employment_type') }),
    ...(typed('remote') && { user_desired_remote: Number(typed('remote')) }),
  }
  if (Object.keys(profile).length > 0) await candidate_users.profile.change(profile)
  if (Object.keys(wishes).length > 0) await candidate_users.advanced_profile.change(wishes)
}
