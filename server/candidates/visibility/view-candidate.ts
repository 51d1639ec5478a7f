import type { RequestContext } from '#server/platform/request/request-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import { candidateForCompany } from './for-company/candidate-for-company.ts'
import { type Member, partsShown } from './reveal-to.ts'
import { recordAccess } from './record-access.ts'

/**
 * A company opens a candidate: its view and the line in the candidate's ledger are one act. It waits for a running change of the candidate's visibility, and
 * such a change waits for it (server/accounts/sessions/viewer/lock-candidate.ts).
 */
export const viewCandidate = ({ db, now }: Pick<RequestContext, 'db' | 'now'>, member: Member, id: string) =>
  inTransaction(db, async (db) => {
    await db.selectFrom('accounts').select('id').where('id', '=', id).forShare().execute()
    const candidate = await candidateForCompany(db, member, id)
    if (!candidate) fail('NOT_FOUND')
    await recordAccess(db, member, { candidate_user_id: id, kind: 'profile_viewed', parts: partsShown(candidate), at: now() })
    return candidate
  })
