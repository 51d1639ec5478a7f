import type { Reveal } from '#contract/reveals.ts'
import type { CandidateContext } from '../../privacy/candidate-context.ts'
import { listedColumns } from '../../privacy/listed-columns.ts'

/** What is open to which company, the latest first. */
export async function listReveals({ db, viewer }: CandidateContext): Promise<{ reveals: Reveal[] }> {
  const rows = await db
    .selectFrom('reveals')
    .innerJoin('companies', 'companies.id', 'reveals.company_id')
    .select(listedColumns(db, viewer.id))
    .select(['level', 'granted_at'])
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('granted_at', 'desc')
    .orderBy('companies.id')
    .$narrowType<Pick<Reveal, 'level'>>()
    .execute()
  return { reveals: rows.map(({ level, granted_at, ...company }) => ({ company, level, granted_at })) }
}
