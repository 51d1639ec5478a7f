import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'

/** The form that moves a card: its name says which selection, and from where, so that the answer can offer the way back. */
export const moveForm = {
  undo: 'undo',
  nameOf: ({ id, step }: Pick<CompanyApplication, 'id' | 'step'>) => `${id} ${step}`,
  movedBy(result: FormResult | undefined) {
    const [id, from] = (result?.saved && result.form?.split(' ')) || []
    return id && from ? { id, from: from as CompanyApplication['step'] } : undefined
  },
  /** Whether an answer is about a card of the board, and not about what is open beside it. */
  isAnswer: (result: FormResult) => result.form === moveForm.undo || (result.form?.includes(' ') ?? false),
}
