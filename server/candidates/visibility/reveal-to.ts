import type { Database } from '#server/platform/database/connect.ts'
import { shownParts } from '#server/accounts/candidate-names/shown-parts.ts'

/** The parts that a candidate shows to one company; none when they never chose. */
export const revealTo = (db: Database, { candidate_user_id, company_id }: { candidate_user_id: string | null; company_id: number }) =>
  db
    .selectFrom('reveals')
    .select([shownParts.as('parts'), 'contact_after_answer'])
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .executeTakeFirst()
