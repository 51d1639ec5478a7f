type LedgerKind =
  | 'applied'
  | 'scout_accepted'
  | 'message_sent'
  | 'meeting_changed'
  | 'meeting_answered'
  | 'selection_changed'
  | 'thread_closed'
  | 'thread_parked'

/** What the formula reads of an event's detail; each kind has some of it. */
export type LedgerDetail = {
  /** Of a message: `message`, `scout`, `application` or `system`. */
  kind?: string
  /** Whether a person of the company wrote it. */
  by_member?: boolean
  letters?: number
  /** The same for the same words, whatever their signs, spaces and digits. */
  text_key?: string
  meeting_id?: string
  meeting_type?: string
  /** When a meeting will be that was agreed. */
  booked_for?: string
  minutes?: number
  /** What became of a meeting. Events of the time before the guarantee do not say so. */
  state?: string
  application_id?: string | null
  /** Of an accepted scout: the company knew that it owes the meeting. Scouts accepted before the guarantee do not say so. */
  is_guaranteed?: boolean
  /** Why the company does without the meeting it promised, or `withdrawn` when it took that back before the candidate was told. */
  promise_reason?: string
  /** The candidate contradicts the stated reason. */
  disputes_reason?: boolean
  end_reason?: string | null
  took_place?: boolean | null
  actual_type?: string | null
  step?: string
  /** Whether the candidate was told of the step. Offers of the time before moves were internal do not say so: those were all told. */
  told?: boolean
}

/** A row of the event ledger as the formula reads it; `at` in milliseconds. `hidden` is a block, which is no event of the table. */
export type LedgerEvent = {
  at: number
  kind: LedgerKind | 'hidden'
  actor: string
  candidate_user_id: string
  detail: LedgerDetail
}
