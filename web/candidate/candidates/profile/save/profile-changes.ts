import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { idOf, idsOf, textsOf, type Values, wordOf } from './form-values.ts'

type Change = Parameters<Api['candidate_users']['profile']['change']>[0]
type Changes = Record<string, (values: Values) => Change>

/** What each section of the page changes. */
export const profileChanges: Changes = {
  basic: (values) => ({
    name: joined(values.family_name, values.given_name),
    name_reading: joined(values.family_reading, values.given_reading),
    birthday: dayOf(values.birthday_year, values.birthday_month, values.birthday_day),
    sex: wordOf(values.sex),
  }),
  contact: (values) => ({ ...textsOf(values, 'postal_code', 'address_detail', 'phone_number'), address: idOf(values.address) }),
  summary: (values) => textsOf(values, 'job_history_name', 'job_summary'),
  skills: (values) => ({ skill_types: idsOf(values.skill_types), employment_types: idsOf(values.employment_types), licenses: textOf(values.licenses) }),
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
