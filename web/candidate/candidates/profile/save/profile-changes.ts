import { idOf, idsOf, textOf } from '#web/platform/forms/values/text-of.ts'
import type { Api } from '#contract/index.ts'
import { spansOf } from '#web/platform/forms/week/week-fields.ts'

type Change = Parameters<Api['candidate_users']['profile']['change']>[0]
type AdvancedChange = Parameters<Api['candidate_users']['advanced_profile']['change']>[0]
type Changes<Change> = Record<string, (values: Values) => Change>

/** What each part changes of the profile. The skills stand in save-skills.ts. */
export const profileChanges: Changes<Change> = {
  basic: (values) => ({
    name: joined(values.family_name, values.given_name),
    name_reading: joined(values.family_reading, values.given_reading),
    birthday: dayOf(values.birthday_year, values.birthday_month, values.birthday_day),
    sex: wordOf(values.sex),
    job_history_name: textOf(values.job_history_name),
  }),
  contact: (values) => ({ ...textsOf(values, 'postal_code', 'address_detail', 'phone_number'), address: idOf(values.address) }),
  summary: (values) => textsOf(values, 'job_summary'),
  english: (values) => ({ english_level: idOf(values.english_level) }),
  education: (values) => ({
    ...textsOf(values, 'final_education_name', 'final_education_field_of_study', 'education_name', 'education_field_of_study'),
    ...textsOf(values, 'highschool_name', 'highschool_field_of_study'),
    final_education_type: wordOf(values.final_education_type),
    final_education_end_date: idOf(values.final_education_end_date),
    education_end_date: idOf(values.education_end_date),
    highschool_end_date: idOf(values.highschool_end_date),
  }),
}

/** What each part changes of wishes and experience. */
export const advancedChanges: Changes<AdvancedChange> = {
  wishes: (values) => ({
    user_desired_job_fields: idsOf(values.user_desired_job_fields),
    user_desired_employment_types: idsOf(values.user_desired_employment_types),
    user_preferred_work_areas: idsOf(values.user_preferred_work_areas),
    user_desired_remote: idOf(values.user_desired_remote),
    user_desired_min_salary: amountOf(values.user_desired_min_salary),
  }),
  interest: (values) => textsOf(values, 'user_interest', 'user_desired_work_detail'),
  experience: (values) => ({ annual_income_range: idOf(values.annual_income_range), management_experience: wordOf(values.management_experience) }),
  availabilities: (values) => ({ working_day: textOf(values.working_day), availabilities: spansOf(values) }),
}

/** 「６００万円」 and 「1,200」 as 万円; nothing is no wish. */
export const amountOf = (value: unknown) =>
  textOf(value)
    .normalize('NFKC')
    .replaceAll(/[,\s]|万円?/g, '') || null

const joined = (...parts: unknown[]) =>
  parts
    .map((part) => textOf(part).trim().replaceAll(/\s+/g, ' '))
    .join(' ')
    .trim()

/** All three or none; the API refuses anything in between. */
function dayOf(...parts: unknown[]) {
  const [year = '', month = '', day = ''] = parts.map(textOf)
  if (!year && !month && !day) return null
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

export type Values = Record<string, unknown>

/** Texts by their names. */
export const textsOf = <Name extends string>(values: Values, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Record<Name, string>
/** A choice of words; the API refuses an unknown one. */
export const wordOf = (value: unknown) => idOf(value) as never
