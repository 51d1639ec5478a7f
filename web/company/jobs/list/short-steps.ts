import type { OpenStep } from '#contract/hiring/selection/step-limits.ts'

/** The heads of narrow columns: the steps that all companies share, own steps count at the one for which they stand. */
export const shortSteps: Record<OpenStep, string> = {
  entry: '応募',
  casual_meeting: '面談',
  document_screening: '書類',
  first_interview: '一次',
  second_interview: '二次',
  final_interview: '最終',
  offer: '内定',
}
