import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'
import { deleteApplicationFiles } from '../messages/files/delete-application-files.ts'
import { lockConversation } from '../threads/find-thread.ts'
import { recordReveal } from './write-reveal.ts'
import { shownParts } from '#server/accounts/candidate-names/shown-parts.ts'

/** Closes again what was open to a company, and deletes the files of applications; what it read already, the ledger tells. */
export async function revokeReveal(context: CandidateContext, company_id: number) {
  const { db, viewer } = context
  await lockCandidate(db, viewer.id)
  const revoked = await db
    .deleteFrom('reveals')
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .returning(shownParts.as('parts'))
    .executeTakeFirst()
  if (!revoked) fail('NOT_FOUND')
  const thread = await lockConversation(db, { candidate_user_id: viewer.id, company_id })
  await deleteApplicationFiles(db, { candidate_user_id: viewer.id, company_id })
  await recordReveal(context, thread, { kind: 'reveal_revoked', parts: revoked.parts, shown: [], closed: revoked.parts })
  return { success: true }
}
