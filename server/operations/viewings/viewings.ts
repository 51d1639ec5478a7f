import { VIEWING_MINUTES } from '#contract/operations/viewings/viewing-minutes.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

/** Begins to look at a company, and ends what this session looked at before. The company's admins are notified, with the reason. */
export async function startViewing(context: OperatorContext, { id, reason }: { id: number; reason: string }) {
  const { db, now, viewer } = context
  const company = await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()
  if (!company) return fail('NOT_FOUND')
  await endViewing(context)
  const at = now()
  const ends_at = new Date(at.getTime() + VIEWING_MINUTES * 60_000).toISOString()
  const { id: viewing } = await db
    .insertInto('company_viewings')
    .values({
      company_id: id,
      operator_user_id: viewer.id,
      operator_name: viewer.name,
      session_id: viewer.session_id,
      reason,
      started_at: at.toISOString(),
      ends_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'view_company', subject_kind: 'company', subject_id: id, reason, detail: { viewing } })
  await notify(db, {
    kind: 'company_viewed',
    to: { company_id: id, isForAdmins: true },
    subject: { type: 'operator_viewing', id: viewing },
    dedupe_key: `viewing:${viewing}`,
    at,
    detail: { reason },
  })
  return { ends_at }
}

/** Ends what this session looks at. What ended by itself keeps the moment at which it did. */
export async function endViewing(context: OperatorContext) {
  const { db, now, viewer } = context
  const at = now().toISOString()
  const open = await db
    .updateTable('company_viewings')
    .set(({ fn, ref, val }) => ({ ended_at: fn<string>('least', [ref('ends_at'), val(at)]) }))
    .where('session_id', '=', viewer.session_id)
    .where('ended_at', 'is', null)
    .returning(['id', 'company_id'])
    .execute()
  for (const { id, company_id } of open)
    await recordAct(context, { act: 'end_company_view', subject_kind: 'company', subject_id: company_id, detail: { viewing: id } })
  return { success: true }
}

const SHOWN = 50

/** When operators looked at the viewer's company, and why, the latest first. */
export async function listViewings({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }) {
  const viewings = await db
    .selectFrom('company_viewings')
    .select(['id', 'started_at', 'ends_at', 'ended_at', 'reason'])
    .where('company_id', '=', viewer.company_id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return { viewings }
}
