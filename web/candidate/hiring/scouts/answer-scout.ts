import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { sentOfForm } from '../applications/sent/sent-of-form.ts'

/** What the forms under a scout ask for, by the name of their button. */
export function answerScout(scouts: Api['candidate_users']['scouts'], company_id: number, intent: string | null, values: Record<string, unknown>) {
  if (intent === 'accept') return scouts.accept({ company_id, message: textOf(values.message), ...sentOfForm(values) })
  if (intent === 'park') return scouts.park({ company_id, month: textOf(values.month) })
  const refusal_reasons = [values.refusal_reasons ?? []].flat().map(Number)
  return scouts.refuse({ company_id, refusal_reasons, note: textOf(values.note), no_scout_reply: intent === 'close' || values.no_scout_reply === 'on' })
}
