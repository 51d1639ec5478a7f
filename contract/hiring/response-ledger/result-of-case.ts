import type { LedgerEvent } from './ledger-events.ts'
import type { ResponseCase } from './response-cases.ts'
import { responseRules } from './response-rules.ts'

/** Whether the person learned how it ended. What nobody ended has ended without a word when both were silent for long. */
export function resultOfCase(began_at: number, later: LedgerEvent[], left: number, asOf: number): ResponseCase['result'] {
  const selection = later.findLast(({ kind, actor, detail }) => kind === 'selection_changed' && actor === 'company' && detail.step)
  if (selection?.detail.step === 'offer' && selection.detail.told !== false) return 'told'
  if (selection?.detail.step === 'end') return selection.detail.told ? 'told' : 'left'
  const silent = lastWord(began_at, later, left) + responseRules.silence
  if (left < silent) return 'left'
  return asOf < silent ? 'open' : 'untold'
}

/** When something was last said or met. A candidate who asks again while they wait does not buy the company time. */
function lastWord(began_at: number, later: LedgerEvent[], left: number) {
  let last = began_at
  let isCompanysTurn = true
  for (const { at, kind, actor, detail } of later) {
    if (at >= left) break
    if (kind !== 'message_sent' && kind !== 'meeting_changed') continue
    // What the system notes, such as a changed posting, is nobody's word.
    if (detail.kind === 'system') continue
    if (actor === 'company' || !isCompanysTurn) last = Math.max(last, at)
    isCompanysTurn = actor !== 'company'
    if (detail.booked_for) last = Math.max(last, Date.parse(detail.booked_for))
  }
  return last
}
