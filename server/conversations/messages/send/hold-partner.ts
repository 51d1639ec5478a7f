import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'
import { holdThread } from '../../threads/hold-thread.ts'

/**
 * The thread with this party, held until the transaction ends. A candidate's first word makes it. A company first waits for a block or a withdrawal that is
 * under way (server/accounts/sessions/hold-candidate.ts): what it may not see any more it cannot write to.
 */
export async function holdPartner(db: Database, viewer: Party, partner: Partner) {
  if (viewer.area === 'candidate' && 'company_id' in partner) {
    const company = await db.selectFrom('companies').select('id').where('id', '=', partner.company_id).where('state', '=', 'active').executeTakeFirst()
    const known = company ?? (await findThread(db, viewer, partner).select('threads.id').executeTakeFirst())
    return known ? holdThread(db, { candidate_user_id: viewer.id, company_id: partner.company_id }) : fail('NOT_FOUND')
  }
  if ('candidate_id' in partner) await db.selectFrom('accounts').select('id').where('id', '=', partner.candidate_id).forShare().execute()
  const thread = await findThread(db, viewer, partner).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  return thread ?? fail('NOT_FOUND')
}
