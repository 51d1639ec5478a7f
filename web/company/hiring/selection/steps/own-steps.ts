import type { OwnStep, StepsOfJob } from '#contract/hiring/selection/own-steps.ts'
import { readStepKey, stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { SelectionWords } from '#contract/hiring/selection/selection-words.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** A step as the company's pages show it: its own, or one of the specification's. `key` names it in forms and addresses. */
export type Column = { key: string; step: SelectionStep; step_id: number | null; name: string; retired?: true | undefined }
type Standing = { step: SelectionStep; step_id: number | null }

/** The steps in their order. Without own ones they are the site's; the end is always the site's, and so is a step with somebody in it for which nothing own stands. */
export function columnsOf({ steps }: SelectionWords, own: OwnStep[], counts?: Record<SelectionStep, number>): Column[] {
  const words = steps.map(({ key, ...word }): Column => ({ ...word, key, step: key, step_id: null }))
  if (own.length === 0) return words
  const left = words.filter(({ step }) => step === 'end' || ((counts?.[step] ?? 0) > 0 && !own.some((one) => one.step === step)))
  return [...own.map(({ id, step, name }) => ({ key: stepKey({ step, step_id: id }), step, step_id: id, name })), ...left]
}

/** The column in which a selection stands: over all jobs, one whose job has other steps stands at the oldest for the same step of the specification. */
export function columnOf({ step, step_id }: Standing, own: OwnStep[]) {
  if (own.some(({ id }) => id === step_id)) return stepKey({ step, step_id })
  const same = own.filter((one) => one.step === step).map(({ id }) => id)
  return stepKey({ step, step_id: same.length > 0 ? Math.min(...same) : null })
}

/** The own steps that hold for a job. */
export const ownStepsOf = (job: { id: number } | null, own: OwnStep[], job_steps: StepsOfJob[]) =>
  job_steps.find(({ job_id }) => job_id === job?.id)?.steps ?? own

/** Where a form sends a selection, and where its member saw it. */
export function moveOf(values: Record<string, unknown>) {
  const [to, from] = [readStepKey(textOf(values.step)), readStepKey(textOf(values.from_step))]
  return { ...to, ...(from && { from_step: from.step, ...(from.step_id && { from_step_id: from.step_id }) }) }
}

/** What a step that a form names is called. */
export const nameOfKey = (words: SelectionWords, own: OwnStep[], key: string) => {
  const read = readStepKey(key)
  return own.find(({ id }) => id === read?.step_id)?.name ?? words.steps.find((word) => word.key === read?.step)?.name ?? key
}
