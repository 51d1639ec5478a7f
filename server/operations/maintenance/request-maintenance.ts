import { EMERGENCY_MINUTES } from '#contract/platform/system/emergency-minutes.ts'
import type { NoticeWish } from '#contract/platform/system/maintenance.ts'
import { pages } from '#contract/platform/pages.ts'
import { takesTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import { approvePublication, requestPublication, withdrawPublication } from '#server/notifications/publication-requests/publication-requests.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { otherSitesProblems } from '#server/platform/site-settings/other-sites.ts'
import { withdrawMaintenance } from './maintenance.ts'

/** Forms write whole minutes. */
const A_MINUTE = 60_000

/** Asks a second operator; where there is none, it is announced. */
export async function announceMaintenance(context: OperatorContext, notice: NoticeWish) {
  refuseUnusable(context, notice)
  if (!(await takesTwoOperators(context))) return { id: await insertNotice(context, notice, context.viewer.name), is_waiting: false }
  await requestPublication(context, {
    kind: 'maintenance',
    content: notice,
    until: notice.ends_at,
    what: 'メンテナンスの知らせの公開が依頼されました。',
    path: pages.operatorMaintenance(),
  })
  return { id: null, is_waiting: true }
}

/** What cannot wait is shown by one operator alone. Every other one is mailed, and unless one of them confirms it within the time it disappears. */
export async function announceAtOnce(context: OperatorContext, notice: NoticeWish) {
  refuseUnusable(context, notice)
  if (Date.parse(notice.shows_at) > context.now().getTime() + A_MINUTE)
    refuseProblems([{ field: 'shows_at', message: '緊急に知らせるときは、いまの時刻にしてください。' }], context.language)
  const takesTwo = await takesTwoOperators(context)
  const until = Math.min(context.now().getTime() + EMERGENCY_MINUTES * 60_000, Date.parse(notice.ends_at))
  const confirm_by = takesTwo ? new Date(until).toISOString() : null
  const id = await insertNotice(context, notice, context.viewer.name, confirm_by)
  await recordAct(context, { act: 'announce_emergency', subject_kind: 'maintenance', subject_id: id, detail: { confirm_by } })
  if (confirm_by)
    await requestPublication(context, {
      kind: 'maintenance',
      content: notice,
      about: { maintenance_notice_id: id },
      until: confirm_by,
      what: `メンテナンスの知らせが、緊急に公開されました。${EMERGENCY_MINUTES}分のうちに承認されなければ消えます。`,
      path: pages.operatorMaintenance(),
      isUrgent: true,
    })
  return { id, confirm_by }
}

/** The second of the two publishes it, or confirms what was published in an emergency. */
export async function approveMaintenance(context: OperatorContext, request_id: string) {
  const { content, maintenance_notice_id, requested_by_name } = await approvePublication(context, 'maintenance', request_id)
  const notice = content as NoticeWish
  if (maintenance_notice_id) await context.db.updateTable('maintenance_notices').set({ confirm_by: null }).where('id', '=', maintenance_notice_id).execute()
  else {
    refuseUnusable(context, notice)
    await insertNotice(context, notice, requested_by_name)
  }
  return { success: true }
}

export async function withdrawMaintenanceRequest(context: OperatorContext, request_id: string) {
  const { maintenance_notice_id } = await withdrawPublication(context, 'maintenance', request_id)
  if (maintenance_notice_id) await withdrawMaintenance(context, maintenance_notice_id)
  return { success: true }
}

function refuseUnusable({ now, language }: OperatorContext, { message, ends_at }: NoticeWish) {
  const isOver = Date.parse(ends_at) <= now().getTime()
  refuseProblems([...otherSitesProblems('message', message), ...(isOver ? [{ field: 'ends_at', message: 'いまより後の時刻にしてください。' }] : [])], language)
}

/** The commit notifies every process. */
async function insertNotice(context: OperatorContext, notice: NoticeWish, operator_name: string, confirm_by: string | null = null) {
  const { message, ...times } = notice
  const { id } = await context.db
    .insertInto('maintenance_notices')
    .values({ message, ...times, operator_name, confirm_by, created_at: context.now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'announce_maintenance', subject_kind: 'maintenance', subject_id: id, detail: times })
  return id
}
