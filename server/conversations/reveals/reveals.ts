import type { Reveal } from '#contract/candidates/privacy/reveals.ts'
import { levelOfParts, shownParts } from '#server/accounts/candidate-names/shown-parts.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { listedColumns } from '#server/candidates/privacy/listed-columns.ts'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { deleteApplicationFiles } from '../messages/files/delete-application-files.ts'
import { lockConversation } from '../threads/find-thread.ts'
import { recordReveal } from './write-reveal.ts'

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
