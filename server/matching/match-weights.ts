import { sql } from 'kysely'
import type { MatchWeights } from '#contract/matching/matching.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { type SetWeights, weightsOf } from './rules/weighed.ts'

export async function showMatchWeights({ db, viewer }: { db: Database; viewer: CandidateViewer }): Promise<MatchWeights> {
  const { match_weights } = await db
    .selectFrom('candidate_profiles')
    .where('candidate_user_id', '=', viewer.id)
    .select(sql<SetWeights>`match_weights`.as('match_weights'))
    .executeTakeFirstOrThrow()
  return weightsOf(match_weights)
}

/** Rules that are not named keep their weight. */
export async function changeMatchWeights({ db, viewer }: { db: Database; viewer: CandidateViewer }, change: SetWeights): Promise<MatchWeights> {
  const { match_weights } = await db
    .updateTable('candidate_profiles')
    .set({ match_weights: sql`match_weights || ${JSON.stringify(change)}::jsonb`, updated_at: sql`now()` })
    .where('candidate_user_id', '=', viewer.id)
    .returning(sql<SetWeights>`match_weights`.as('match_weights'))
    .executeTakeFirstOrThrow()
  return weightsOf(match_weights)
}
