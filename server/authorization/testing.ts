import type { Database } from '../database/connect.ts'
import { addCandidate, addJob, addOperator } from '../testing.ts'
import type { World } from './access.ts'

/** A world of its own for one call: somebody signed in, a job, and nothing of what another call made. */
export async function addWorld(db: Database): Promise<{ world: World; cookie: string }> {
  const { id: owner, cookie } = await addCandidate(db)
  const { id: job_id, company_id } = await addJob(db)
  const { id: operator } = await addOperator(db)
  return { world: { db, owner, stranger: owner, company_id, job_id, admin: '', guest: '', operator }, cookie }
}
