import type { LedgerEvent } from './ledger-events.ts'
import { responseRules } from './response-rules.ts'

/**
 * The meeting that an accepted scout promised. `open` while it can still be kept, `excused` where the company gave a reason that counts for neither side or the
 * candidate ended it first; only `kept` and `broken` count. `answer`: whether the candidate said afterwards that nobody met.
 */
export type CasePromise = { outcome: 'open' | 'kept' | 'broken' | 'excused'; answer: { answered_at: number; isMissed: boolean } | null }

/** Null for applications, and for scouts that were accepted before there was the guarantee. */
export function promiseOfCase(began: LedgerEvent, later: LedgerEvent[], left: number, asOf: number): CasePromise | null {
  if (began.kind !== 'scout_accepted' || !began.detail.is_guaranteed) return null
  const ofPromise = later.filter(
    ({ detail }) => !detail.application_id || !began.detail.application_id || detail.application_id === began.detail.application_id,
  )
  const said = reasonOf(ofPromise, left)
  const { held, isLapsed } = meetingsOf(began, ofPromise, Math.min(left, asOf), said)
  return { outcome: outcomeOf({ isHeld: held !== undefined, isLapsed, hasLeft: left < Infinity }, said), answer: answerOf(held, ofPromise) }
}

type Said = ReturnType<typeof reasonOf>
type Course = { isHeld: boolean; isLapsed: boolean; hasLeft: boolean }

function outcomeOf({ isHeld, isLapsed, hasLeft }: Course, { reason, isDisputed, isHired }: Said): CasePromise['outcome'] {
  if (isHeld) return reason === 'candidate_absent' && !isDisputed ? 'excused' : 'kept'
  if (isLapsed || reason === 'position_closed' || (reason && isDisputed)) return 'broken'
  return reason || isHired || hasLeft ? 'excused' : 'open'
}

/** The reason that stands since when, whether the candidate contradicted it, and whether they were hired. */
function reasonOf(later: LedgerEvent[], left: number) {
  let stated: { reason: string; at: number } | undefined
  let isDisputed = false
  let isHired = false
  for (const { actor, at, detail } of later) {
    if (actor === 'company' && at < left && detail.promise_reason)
      stated = detail.promise_reason === 'withdrawn' ? undefined : { reason: detail.promise_reason, at }
    if (actor === 'company' && detail.step) isHired = detail.step === 'end' && detail.end_reason === 'hired'
    if (actor === 'candidate' && detail.disputes_reason) isDisputed = true
  }
  return { reason: stated?.reason, statedAt: stated?.at ?? Infinity, isDisputed, isHired }
}

/** The first meeting of the promised kind that was agreed and is over, and whether the company ever left the candidate too long without times to choose from. */
function meetingsOf({ at: began_at, detail: { meeting_type } }: LedgerEvent, later: LedgerEvent[], end: number, { reason, statedAt }: Said) {
  const open = new Set<string>()
  const agreed = new Map<string, { at: number; over: number }>()
  let owedSince: number | null = began_at
  let isLapsed = false
  const owedUntil = (at: number) => {
    if (owedSince !== null && Math.min(at, statedAt) - owedSince >= responseRules.meetingOffer) isLapsed = true
  }
  for (const { at, kind, detail } of later) {
    if (at > end) break
    const { meeting_id, state, booked_for, minutes = 0 } = detail
    if (kind !== 'meeting_changed' || detail.meeting_type !== meeting_type || !meeting_id || !state) continue
    owedUntil(at)
    agreed.delete(meeting_id)
    if (state === 'proposed' || state === 'booked') open.add(meeting_id)
    else open.delete(meeting_id)
    if (state === 'booked' && booked_for) agreed.set(meeting_id, { at, over: Date.parse(booked_for) + minutes * 60_000 })
    owedSince = open.size > 0 ? null : at
  }
  owedUntil(end)
  // A company that says it will not hold the meeting has not held the one agreed before.
  const isHeld = ({ at, over }: { at: number; over: number }) => over <= end && (reason === 'candidate_absent' || over <= statedAt || at > statedAt)
  const [held] = [...agreed].filter(([, one]) => isHeld(one)).toSorted(([, one], [, other]) => one.over - other.over)
  return { held: held?.[0], isLapsed }
}

/** What was said last holds: it can be corrected. */
function answerOf(meeting_id: string | undefined, later: LedgerEvent[]): CasePromise['answer'] {
  const said = later.findLast(({ kind, actor, detail }) => kind === 'meeting_answered' && actor === 'candidate' && detail.meeting_id === meeting_id)
  if (!meeting_id || !said || typeof said.detail.took_place !== 'boolean') return null
  return { answered_at: said.at, isMissed: !said.detail.took_place }
}
