import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { shownParts } from '#server/accounts/candidate-names/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The member or program that acts for a company. */
export type Member = { company_id: number; name: string }

/** The parts that a candidate shows to one company; none when they never chose. */
export const revealTo = (db: Database, { candidate_user_id, company_id }: { candidate_user_id: string | null; company_id: number }) =>
  db
    .selectFrom('reveals')
    .select([shownParts.as('parts'), 'contact_after_answer'])
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .executeTakeFirst()

const isTold = (value: unknown) => value !== null && value !== '' && (!Array.isArray(value) || value.length > 0)

/** Which fields of a candidate had something to read, for the ledger. */
export const partsShown = ({ id: _id, reveal: _reveal, premium: _premium, ...fields }: VisibleCandidate) =>
  Object.entries(fields).flatMap(([field, value]) => (isTold(value) ? [field] : []))
