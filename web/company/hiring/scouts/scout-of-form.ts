import type { NewScout } from '#contract/hiring/scouts/scouts.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The values of a scout's form in the shape of the API, which checks them. */
export const scoutOfForm = (values: Record<string, unknown>, candidate_id: string): NewScout => ({
  candidate_id,
  job_id: Number(textOf(values.job_id)),
  greeting: textOf(values.greeting),
  reason: textOf(values.reason),
  closing: textOf(values.closing),
  references: [values.references ?? []].flat() as NewScout['references'],
  min_salary: numberOf(values.min_salary),
  max_salary: numberOf(values.max_salary),
  meeting_type: textOf(values.meeting_type) as NewScout['meeting_type'],
  ...(textOf(values.template_id) && { template_id: textOf(values.template_id) }),
})

/** Full-width digits are digits. */
const numberOf = (value: unknown) => (textOf(value).trim() === '' ? NaN : Number(textOf(value).normalize('NFKC')))
