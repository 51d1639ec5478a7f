import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'

type Notice = { message: string; shows_at: string; ends_at: string; reading_only_at: string | null }

/** The commit notifies every process. */
export async function announceMaintenance(context: OperatorContext, notice: Notice) {
  const { id } = await context.db
    .insertInto('maintenance_notices')
    .values({ ...notice, operator_name: context.viewer.name, created_at: context.now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { message: _message, ...times } = notice
  await recordAct(context, { act: 'announce_maintenance', subject_kind: 'maintenance', subject_id: id, detail: times })
  return { id }
}
