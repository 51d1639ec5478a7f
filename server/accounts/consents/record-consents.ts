import { type ConsentPurpose, purposes } from '#contract/accounts/consents/purposes.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Decision = { candidate_user_id: string; decided_at: Date; agreed: boolean }

/** Writes down what somebody agreed to or refused: which text, and when. */
export const recordConsents = (db: Database, names: ConsentPurpose[], { candidate_user_id, decided_at, agreed }: Decision) =>
  db
    .insertInto('consents')
    .values(names.map((purpose) => ({ candidate_user_id, purpose, version: purposes[purpose].version, agreed, decided_at: decided_at.toISOString() })))
    .execute()
