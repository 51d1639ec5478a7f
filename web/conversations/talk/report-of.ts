import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Report = Pick<Parameters<Api['candidate_users']['messages']['report']>[0], 'reason' | 'note' | 'message_id'>

/** The values of a report's form; the API refuses an unknown reason. */
export const reportOf = (values: Record<string, unknown>): Report => ({
  reason: textOf(values.reason) as Report['reason'],
  note: textOf(values.note),
  ...(values.message_id ? { message_id: textOf(values.message_id) } : {}),
})
