import type { FormResult } from '#web/platform/forms/form-result.ts'

type Refused = Extract<FormResult, { saved: false }>

/** The refusal of an act that breaks a promised meeting: the page asks for the reason and sends the act again. */
export const asksForReason = (result: FormResult | undefined): Refused | undefined =>
  result?.saved === false && (result.refusal.code === 'MEETING_PROMISED' || result.refusal.issues.promise_reason) ? result : undefined
