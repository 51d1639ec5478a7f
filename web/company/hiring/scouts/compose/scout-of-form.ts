import type { NewScoutDraft } from '#contract/hiring/scouts/scout-drafts.ts'
import type { NewScout } from '#contract/hiring/scouts/scouts.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

/** The fields of a form as its page would send them. */
export function valuesOf(form: HTMLFormElement): Values {
  const fields = new FormData(form)
  return { ...Object.fromEntries(fields), references: fields.getAll('references') }
}

/** The values of a scout's form in the shape of the API, which checks them. */
export const scoutOfForm = (values: Values, candidate_id: string): NewScout => ({
  candidate_id,
  job_id: Number(textOf(values.job_id)),
  greeting: textOf(values.greeting),
  reason: textOf(values.reason),
  closing: textOf(values.closing),
  references: [values.references ?? []].flat() as NewScout['references'],
  min_salary: numberOf(values.min_salary) ?? NaN,
  max_salary: numberOf(values.max_salary) ?? NaN,
  meeting_type: textOf(values.meeting_type) as NewScout['meeting_type'],
  ...(textOf(values.template_id) && { template_id: textOf(values.template_id) }),
})

/** The same as far as it is written. A salary that is no number is left out of the draft; the field still holds it. */
export function draftOfForm(values: Values, candidate_id: string): NewScoutDraft {
  const { min_salary, max_salary, meeting_type, ...scout } = scoutOfForm(values, candidate_id)
  const whole = (salary: number) => (Number.isInteger(salary) && salary >= 1 && salary <= 100_000 ? salary : null)
  return { ...scout, min_salary: whole(min_salary), max_salary: whole(max_salary), meeting_type: meeting_type || null }
}
