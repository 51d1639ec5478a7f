import { fail } from '../../fail.ts'
import type { CandidateContext } from '../../privacy/candidate-context.ts'
import { holdCandidate } from '../../privacy/hold-candidate.ts'

/** Closes again what was open to a company; what it read already, the ledger tells. */
export async function revokeReveal({ db, viewer, now }: CandidateContext, company_id: number) {
  await holdCandidate(db, viewer.id)
  const revoked = await db
    .deleteFrom('reveals')
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .returning('level')
    .executeTakeFirst()
  if (!revoked) fail('NOT_FOUND')
  await db
    .insertInto('events')
    .values({
      at: now().toISOString(),
      kind: 'reveal_revoked',
      candidate_user_id: viewer.id,
      company_id,
      actor: 'candidate',
      detail: JSON.stringify({ parts: [revoked.level] }),
    })
    .execute()
  return { success: true }
}
