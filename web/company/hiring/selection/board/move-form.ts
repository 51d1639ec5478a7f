import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'

/** The form that moves a card: its name says which selection, and from where, so that the answer can offer the way back. */
export const moveForm = {
  undo: 'undo',
  nameOf: ({ id, step, step_id }: Pick<CompanyApplication, 'id' | 'step' | 'step_id'>) => `${id} ${stepKey({ step, step_id })}`,
  movedBy(result: FormResult | undefined) {
    const [id, from] = (result?.saved && result.form?.split(' ')) || []
    return id && from ? { id, from } : undefined
  },
  /** Whether an answer is about a card of the board, and not about what is open beside it. */
  isAnswer: (result: FormResult) => result.form === moveForm.undo || (result.form?.includes(' ') ?? false),
}
