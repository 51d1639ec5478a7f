/** Refusals about the steps of a selection. */
export const selectionErrors = {
  STEP_IN_USE: {
    status: 409,
    message: 'この段階には選考中の候補者がいます。移す先の段階を選んでください。',
    english: 'Selections stand at this step. Name the step to which they move.',
  },
  TOO_MANY_STEPS: { status: 409, message: '段階は20個までです。使わないものを削除してください。', english: 'You can have 20 steps.' },
} as const
