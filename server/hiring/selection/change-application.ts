import { sql } from 'kysely'
import { endTexts } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { cancelHeldNotice, lockNotice } from '../applications/notices/step-notices.ts'
import { lockPromise } from '../applications/promises/lock-promise.ts'
import { withdrawReason } from '../applications/promises/promise-reasons.ts'
import { companyApplications } from '../applications/company/company-applications.ts'
import { notOffered, targetOf } from '../selection-steps/target-of.ts'
import { deleteDeclineReason, recordDeclineReason } from '../decline-reasons/decline-reasons.ts'
import { showApplication } from './show-application.ts'

type Asking = RequestContext & { viewer: CompanyViewer }
type Change = {
  id: string
  step?: SelectionStep | undefined
  from_step?: SelectionStep | undefined
  /** A step of the company's own, and the one that the member saw. */
  step_id?: number | undefined
  from_step_id?: number | undefined
  end_reason?: EndReason | null | undefined
  /** Null takes back a reason of which the candidate does not know yet. */
  promise_reason?: PromiseReason | null | undefined
  decline_reason?: string | undefined
  note: string
  message: string
}

/** Changes a selection, and answers how it stands then. */
export async function changeApplication(context: Asking, change: Change) {
  await applyChange(context, change)
  return showApplication(context, change.id)
}

/**
 * Takes a selection to another step, or notes something about it. A move is internal; it cancels what waits to be told of the step before. A recruiter who ends a selection
 * says why, and the candidate is told after the hold. A selection that ended can be taken up again. A meeting that was promised is held first (hold-promise.ts).
 */
export async function applyChange(
  context: Asking,
  { id, step, from_step, step_id, from_step_id, end_reason = null, promise_reason, decline_reason, note, message }: Change,
) {
  const { db, viewer, now } = context
  const found = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { candidate_id: found.candidate.id })
  const held = await db
    .selectFrom('applications')
    .select(['step', 'end_reason', 'job_id', sql<number | null>`selection_step_of(company_id, job_id, step, step_id)`.as('step_id')])
    .where('id', '=', id)
    .$narrowType<{ step: SelectionStep; end_reason: EndReason | null }>()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if ((from_step && from_step !== held.step) || (from_step_id && from_step_id !== held.step_id)) fail('SELECTION_MOVED')
  const target = await targetOf(db, { company_id: viewer.company_id, job_id: held.job_id }, held, { step, step_id })
  const to = target.step
  if (to === 'end' && held.step !== 'end' && !end_reason) fail('INPUT_INVALID', [{ field: 'end_reason', message: '終了の理由を選んでください。' }])
  if (to !== held.step && !target.step_id && (await selectionWords(db)).steps.find(({ key }) => key === to)?.retired) fail('INPUT_INVALID', [notOffered])
  if (to !== 'end' && end_reason) fail('INPUT_INVALID', [{ field: 'end_reason', message: '終了の理由は、終了のときだけ選べます。' }])

  if (to !== 'end' && decline_reason) fail('INPUT_INVALID', [{ field: 'decline_reason', message: '終了の理由は、終了のときだけ選べます。' }])

  const at = now().toISOString()
  const reason = to === 'end' ? (end_reason ?? held.end_reason) : null
  const isNew = to !== held.step || reason !== held.end_reason
  // Between two of the company's own steps for the same step of the specification: the candidate's side knows nothing of it, and no promise is touched.
  const isMoved = isNew || target.step_id !== held.step_id
  const isWithdrawn = (isNew || promise_reason === null) && (await withdrawReason(db, id, to))
  const stated = await lockPromise(context, { application_id: id, act: isNew ? { step: to, end_reason: reason } : 'nothing', reason: promise_reason })
  const promised = stated ?? (isWithdrawn ? 'withdrawn' : undefined)
  if (decline_reason) await recordDeclineReason(db, { id, company_id: viewer.company_id }, decline_reason)
  const told = { thread_id: thread.id, company_id: viewer.company_id, kind: 'application_changed' } as const
  if (!isMoved && !note && !promised) {
    if (decline_reason) await publishLive(db, [told])
    return
  }
  await db
    .insertInto('application_steps')
    .values({ application_id: id, at, step: to, step_id: target.step_id, end_reason: reason, company_user_id: viewer.id, member_name: viewer.name, note })
    .execute()
  if (isMoved) {
    await cancelHeldNotice(db, id, now())
    await db.updateTable('applications').set({ step: to, step_id: target.step_id, end_reason: reason, step_changed_at: at }).where('id', '=', id).execute()
  }
  if (isNew) {
    if (to === 'end') await withdrawOpenOffer(db, id, at)
    else await deleteDeclineReason(db, id)
    await db.updateTable('applications').set({ notified_at: null }).where('id', '=', id).execute()
    if (reason) await lockNotice(context, { application_id: id, step: to, end_reason: reason, message: message || endTexts[reason] })
  }
  if (isNew || promised)
    await db
      .insertInto('events')
      .values({
        kind: 'selection_changed',
        at,
        actor: 'company',
        candidate_user_id: thread.candidate_user_id,
        company_id: viewer.company_id,
        job_id: held.job_id,
        detail: JSON.stringify({ application_id: id, ...(isNew ? { step: to, end_reason: reason, told: false } : {}), promise_reason: promised }),
      })
      .execute()
  if (isMoved) {
    await recordEvent(db, {
      company_id: viewer.company_id,
      type: 'selection.changed',
      at: now(),
      candidate_user_id: thread.candidate_user_id,
      detail: { application_id: id, step: to, step_id: target.step_id, end_reason: reason, candidate_id: thread.candidate_user_id, job_id: held.job_id },
    })
  }
  await publishLive(db, [told])
}

/** What waits for an answer cannot be accepted once the selection ended: the message of the end says it. */
const withdrawOpenOffer = (db: Database, application_id: string, settled_at: string) =>
  db.updateTable('offers').set({ state: 'withdrawn', settled_at }).where('application_id', '=', application_id).where('state', '=', 'sent').execute()
