import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { findThread } from '../../threads/find-thread.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'

type Asking = { db: Database; viewer: CompanyViewer }
type WithCandidate = { candidate_id: string }

/** Who takes care of the thread: one of us, or nobody in particular. */
export async function assignThread({ db, viewer }: Asking, partner: WithCandidate, company_user_id: string | null) {
  const thread = await findThread(db, viewer, partner).select('threads.id').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  if (company_user_id) await colleague({ db, viewer }, company_user_id)
  await db.updateTable('threads').set({ company_user_id }).where('id', '=', thread.id).execute()
  await publishLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'thread_changed' }])
  return { success: true }
}

/** A member of the same company, who stays one until the transaction ends. */
export async function colleague({ db, viewer }: Asking, id: string) {
  const found = await db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .select(['accounts.id', 'role'])
    .where('accounts.id', '=', id)
    .where('company_id', '=', viewer.company_id)
    .forKeyShare('accounts')
    .executeTakeFirst()
  return found ?? fail('NOT_FOUND')
}
