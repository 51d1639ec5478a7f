import type { ControlledTransaction } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { addCandidate, addJob, addOperator } from '#server/testing.ts'
import type { World } from './access.ts'

/** A signed-in user of each kind, and a job. */
export async function addWorld(db: Database) {
  const { id: owner, cookie } = await addCandidate(db)
  const { id: job_id, company_id } = await addJob(db)
  const operator = await addOperator(db)
  const world: World = { db, owner, stranger: owner, company_id, job_id, admin: '', guest: '', operator: operator.id }
  return { world, cookie, operatorCookie: operator.cookie }
}

/** Runs calls in a world that the next call finds unchanged: the calls of one test share it, and each one's changes are undone. Takes the `db` of a test that never commits. */
export async function undone<Result>(world: World, act: (world: World) => Promise<Result>) {
  const savepoint = await (world.db as unknown as ControlledTransaction<DB>).savepoint('undone').execute()
  try {
    return await act({ ...world, db: savepoint as unknown as Database })
  } finally {
    await savepoint.rollbackToSavepoint('undone').execute()
  }
}
