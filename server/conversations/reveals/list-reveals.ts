import type { Reveal } from '#contract/candidates/privacy/reveals.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { listedColumns } from '#server/candidates/privacy/listed-columns.ts'
import { levelOfParts, shownParts } from '#server/accounts/candidate-names/shown-parts.ts'

/** What is open to which company, the latest first. */
export async function listReveals({ db, viewer }: CandidateContext): Promise<{ reveals: Reveal[] }> {
  const rows = await db
    .selectFrom('reveals')
    .innerJoin('companies', 'companies.id', 'reveals.company_id')
    .select(listedColumns(db, viewer.id))
    .select(['granted_at', 'contact_after_answer', shownParts.as('parts')])
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('granted_at', 'desc')
    .orderBy('companies.id')
    .execute()
  return {
    reveals: rows.map(({ parts, contact_after_answer, granted_at, ...company }) => ({
      company,
      level: levelOfParts(parts),
      parts,
      contact_after_answer,
      granted_at,
    })),
  }
}
