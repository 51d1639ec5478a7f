import { selectionSteps, type SelectionStep } from './selection-steps.ts'

/** Steps that a company gives one way of selecting, and characters of a name. */
export const MOST_STEPS = 20
export const LONGEST_STEP = 30

/** The steps for which a company can have some under names that it chose: all but the end. */
export type OpenStep = Exclude<SelectionStep, 'end'>
export const openSteps = (Object.keys(selectionSteps) as SelectionStep[]).filter((step): step is OpenStep => step !== 'end')

/**
 * A column of the board, as forms and addresses name it: the step of the specification, and the company's own step where it has some. `first_interview.12`
 */
export const stepKey = ({ step, step_id }: { step: string; step_id: number | null }) => (step_id === null ? step : `${step}.${step_id}`)

export function readStepKey(key: string): { step: SelectionStep; step_id?: number } | undefined {
  const [, step = '', id] = /^([a-z_]+)(?:\.([1-9]\d{0,8}))?$/.exec(key) ?? []
  return Object.hasOwn(selectionSteps, step) ? { step: step as SelectionStep, ...(id ? { step_id: Number(id) } : {}) } : undefined
}
