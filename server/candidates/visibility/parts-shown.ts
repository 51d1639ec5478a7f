import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'

const isTold = (value: unknown) => value !== null && value !== '' && (!Array.isArray(value) || value.length > 0)

/** Which fields of a candidate had something to read, for the ledger. */
export const partsShown = ({ id: _id, reveal: _reveal, premium: _premium, ...fields }: VisibleCandidate) =>
  Object.entries(fields).flatMap(([field, value]) => (isTold(value) ? [field] : []))
