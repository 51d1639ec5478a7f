import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

type Report = Pick<Parameters<Api['candidate_users']['messages']['report']>[0], 'reason' | 'note' | 'message_id'>

/** What the form of a report holds; the API refuses a reason it does not know. */
export const reportOf = (values: Record<string, unknown>): Report => ({
  reason: textOf(values.reason) as Report['reason'],
  note: textOf(values.note),
  ...(values.message_id ? { message_id: textOf(values.message_id) } : {}),
})
