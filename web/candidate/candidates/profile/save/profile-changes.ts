import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

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

export type Values = Record<string, unknown>

/** The chosen values of a list: none, one or more. */
export const idsOf = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean)
/** An empty choice is null, not zero. */
export const idOf = (value: unknown) => textOf(value) || null
/** Texts by their names. */
export const textsOf = <Name extends string>(values: Values, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Record<Name, string>
/** A choice of words; the API refuses an unknown one. */
export const wordOf = (value: unknown) => idOf(value) as never

const numbered = (experiences: WorkExperience[]) => experiences.map((experience, order_no) => ({ ...experience, order_no }))

/** The form returns the values that the page gave out; the API refuses one that is no employer. */
function removedOf(text: string): WorkExperience {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {} as never
  }
}

/** Moves, removes or restores one employer: `up:31`, `down:31`, `remove:31`, `restore`. Returns the removed employer, so that the candidate can restore it. */
export async function actOnHistory({ candidate_users: { profile } }: Api, intent: string, values: Values): Promise<WorkExperience | undefined> {
  const { work_experiences } = await profile.show()
  const [act, id] = intent.split(':')
  const place = work_experiences.findIndex(({ user_work_experience_id }) => String(user_work_experience_id) === id)
  const others = work_experiences.toSpliced(place, 1)
  const chosen = work_experiences[place]
  if (act === 'restore') {
    const { user_work_experience_id: _gone, ...removed } = removedOf(textOf(values.removed))
    await profile.change({ work_experiences: numbered(work_experiences.toSpliced(removed.order_no, 0, removed)) })
  } else if (chosen && act === 'remove') {
    await profile.change({ work_experiences: numbered(others) })
    return { ...chosen, order_no: place }
  } else if (chosen) {
    await profile.change({ work_experiences: numbered(others.toSpliced(Math.max(0, place + (act === 'up' ? -1 : 1)), 0, chosen)) })
  }
}
