import { sql } from 'kysely'
import { recordAct } from '../audit/record-act.ts'
import type { OperatorContext } from '../request/operator-context.ts'
import { holdTask } from './hold-task.ts'

/** Ends the tries of a task; it stays in the list, so that an operator can still run it. */
export async function giveUpTask(context: OperatorContext, id: number) {
  const { task } = await holdTask(context.db, id)
  await sql`select from graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], 'STOPPED')`.execute(context.db)
  await recordAct(context, { act: 'stop_task', subject_kind: 'task', subject_id: id, detail: { task } })
  return { success: true }
}
