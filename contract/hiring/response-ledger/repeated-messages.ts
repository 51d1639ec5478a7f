import type { LedgerEvent } from './ledger-events.ts'
import { responseRules } from './response-rules.ts'

/** Messages of the company whose words it sent to somebody else shortly before. The first of them stands. */
export function repeatedMessages(events: LedgerEvent[]): Set<LedgerEvent> {
  const lastTo = new Map<string, { candidate_user_id: string; at: number }[]>()
  const repeated = new Set<LedgerEvent>()
  for (const event of events) {
    const { kind, actor, candidate_user_id, at, detail } = event
    if (kind !== 'message_sent' || actor !== 'company' || !detail.text_key) continue
    const lately = (lastTo.get(detail.text_key) ?? []).filter((sent) => at - sent.at <= responseRules.repeat)
    if (lately.some((sent) => sent.candidate_user_id !== candidate_user_id)) repeated.add(event)
    // The last of two different people says all that is asked later.
    const others = lately.filter((sent) => sent.candidate_user_id !== candidate_user_id).slice(-1)
    lastTo.set(detail.text_key, [...others, { candidate_user_id, at }])
  }
  return repeated
}
