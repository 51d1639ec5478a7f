import type { Database } from '#server/platform/database/connect.ts'
import type { Counts } from '../store/counts.ts'
import type { Rejection } from '../store/job-store.ts'

type Run = Counts & { file: string; format: string; started: Date; records: number }

/** What an import did, and the records that it refused with their reasons, in its own transaction. */
export async function noteRun(db: Database, { started, ...run }: Run, refused: Pick<Rejection, 'place' | 'reason'>[]) {
  const { id } = await db
    .insertInto('import_runs')
    .values({ ...run, command: 'npm run import', started_at: started.toISOString(), finished_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (refused.length === 0) return
  await db
    .insertInto('import_refusals')
    .values(refused.map(({ place, reason }, index) => ({ import_run_id: id, number: index + 1, place, reason })))
    .execute()
}
