import { isKnownToCompany } from '#server/accounts/outside-access/outside-access.ts'
import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { endReasons, selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { readOutsideCandidate } from './list-outside-candidates.ts'
import { targetOf } from '../selection-steps/target-of.ts'
import { isReadable, mayUpload, ownStepOfOutside } from './outside-rows.ts'
import { publishOutsideOf } from './publish-outside.ts'
import { recordOutsideEvent } from './record-outside-event.ts'

type Asking = Pick<MemberContext, 'db' | 'viewer'>

const ofCompany = ({ db, viewer }: Asking, id: string) =>
  db
    .selectFrom('outside_candidates as outside')
    .selectAll('outside')
    .select([isReadable.as('is_readable'), mayUpload.as('may_upload'), ownStepOfOutside.as('own_step_id')])
    .where('outside.id', '=', id)
    .where('outside.company_id', '=', viewer.company_id)
    .where(isKnownToCompany)

/** An entry of the member's company, held until the transaction ends. */
export const lockOutside = async (context: Asking, id: string) =>
  (await ofCompany(context, id).forNoKeyUpdate('outside').executeTakeFirst()) ?? fail('NOT_FOUND')

/** For a call that only reads: somebody who consented; with them everybody whose entry was merged into it. */
export async function readableOutside(context: Asking, id: string) {
  const found = (await ofCompany(context, id).executeTakeFirst()) ?? fail('NOT_FOUND')
  return found.is_readable ? found : fail('OUTSIDE_UNREADABLE')
}

/** The same, before something is written. */
export async function lockReadable(context: Asking, id: string) {
  const locked = await lockOutside(context, id)
  return locked.is_readable ? locked : fail('OUTSIDE_UNREADABLE')
}

type Change = {
  id: string
  step?: SelectionStep | undefined
  step_id?: number | undefined
  from_step?: SelectionStep | undefined
  from_step_id?: number | undefined
  end_reason?: EndReason | null | undefined
}

/** Moves somebody. The person is not notified: what a company decides it tells them itself. Their history names the step of the specification, for they read it. */
export async function moveOutside(context: MemberContext, { id, step, step_id, from_step, from_step_id, end_reason = null }: Change) {
  const { db, viewer, now } = context
  const { job_id, ...before } = await lockReadable(context, id)
  const held = { step: before.step as SelectionStep, step_id: before.own_step_id }
  if ((from_step && from_step !== held.step) || (from_step_id && from_step_id !== held.step_id)) fail('SELECTION_MOVED')
  const to = await targetOf(db, { company_id: viewer.company_id, job_id }, held, { step, step_id })
  if ((to.step === 'end') !== (end_reason !== null)) fail('INPUT_INVALID', [{ field: 'end_reason', message: '終了するときだけ、結果を選んでください。' }])
  if (to.step !== held.step || to.step_id !== held.step_id || before.end_reason !== end_reason) {
    await db
      .updateTable('outside_candidates')
      .set({ ...to, end_reason, moved_at: now().toISOString() })
      .where('id', '=', id)
      .execute()
    const name = selectionSteps[to.step]
    await recordOutsideEvent(context, { id, kind: 'moved', by: viewer.name, detail: end_reason ? `${name}（${endReasons[end_reason]}）` : name })
  }
  return readOutsideCandidate(context, id)
}

/** Everything about them goes; what was merged into the entry stands alone again. */
export async function removeOutside(context: MemberContext, id: string) {
  await lockOutside(context, id)
  await context.db.deleteFrom('outside_candidates').where('id', '=', id).execute()
  await publishOutsideOf(context.db, context.viewer.company_id)
  return { success: true }
}

export async function changeOutsideSettings({ db, viewer }: MemberContext, { keep_months }: { keep_months: number }) {
  await db
    .insertInto('outside_settings')
    .values({ company_id: viewer.company_id, keep_months })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ keep_months }))
    .execute()
  return { keep_months }
}
