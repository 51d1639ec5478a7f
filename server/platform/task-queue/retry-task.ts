import { sql } from 'kysely'
import { recordAct } from '../audit/record-act.ts'
import type { OperatorContext } from '../request/operator-context.ts'
import { holdTask } from './hold-task.ts'

/** Is due at once, and has all its tries again. */
export async function retryTask(context: OperatorContext, id: number) {
  const { task } = await holdTask(context.db, id)
  await sql`select from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(context.db)
  await recordAct(context, { act: 'retry_task', subject_kind: 'task', subject_id: id, detail: { task } })
  return { success: true }
}
