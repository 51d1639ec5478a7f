import type { OwnStep, SelectionStepsOf } from '#contract/hiring/selection/own-steps.ts'
import { selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applyChange } from './change-application.ts'
import { findStep, outsideAt, refuseWithoutEntry, selectionsAt } from '../selection-steps/change-own-steps.ts'
import { recordOutsideEvent } from '../outside-candidates/record-outside-event.ts'
import { listSteps } from '../selection-steps/own-steps.ts'

/**
 * Takes a step away. Who stands there moves to the step that is named, as a member moves them: internally, with a line in the history, and not past a meeting that
 * was promised. Without a name for it, a step with somebody in it stays.
 */
export async function removeStep(context: MemberContext, { step_id, to }: { step_id: number; to?: number | undefined }): Promise<SelectionStepsOf> {
  const { db, viewer, now } = context
  const { found, place, steps } = await findStep(db, viewer.company_id, step_id)
  const others = steps.filter(({ id }) => id !== step_id)
  refuseWithoutEntry(others)
  const target = others.find(({ id }) => id === to)
  if (to !== undefined && !target) fail('NOT_FOUND')
  const standing = await selectionsAt(db, place, found)
  const outside = await outsideAt(db, place, found)
  if (standing.length + outside.length > 0) {
    if (!target) fail('STEP_IN_USE')
    const note = `段階「${found.name}」を削除したため、移動しました。`
    for (const { id } of standing) await applyChange(context, { id, step: target.step, step_id: target.id, note, message: '' })
    // Who did not answer yet stays at the entry, for which there is always another step.
    for (const { id, consented_at } of outside)
      if (consented_at !== null || target.step === found.step) await moveAlong(context, id, { from: found, to: target })
  }
  await markRemoved(db, step_id, now())
  return listSteps(db, place)
}

/** Somebody from outside goes along. */
async function moveAlong(context: MemberContext, id: string, { from, to: { id: step_id, step } }: { from: OwnStep; to: OwnStep }) {
  await context.db.updateTable('outside_candidates').set({ step, step_id }).where('id', '=', id).execute()
  if (from.step !== step) await recordOutsideEvent(context, { id, kind: 'moved', by: context.viewer.name, detail: selectionSteps[step] })
}

const markRemoved = (db: Database, id: number, now: Date) =>
  db.updateTable('selection_steps').set({ removed_at: now.toISOString() }).where('id', '=', id).execute()
