import { member } from '#server/api.ts'
import { addStep, beginSteps, changeStep, dropSteps, placeStep } from './change-own-steps.ts'
import { listSteps } from './own-steps.ts'
import { removeStep } from '../selection/remove-step.ts'

const of = member.selection_steps
const placeOf = ({ company_id }: { company_id: number }, { job_id = null }: { job_id?: number | null | undefined }) => ({ company_id, job_id })

export const selectionSteps = {
  list: of.list.handler(({ context: { db, viewer }, input }) => listSteps(db, placeOf(viewer, input))),
  begin: of.begin.handler(({ context: { db, viewer }, input }) => beginSteps(db, placeOf(viewer, input))),
  drop: of.drop.handler(({ context: { db, viewer, now }, input }) => dropSteps(db, placeOf(viewer, input), now())),
  add: of.add.handler(({ context: { db, viewer }, input: { step, name, ...input } }) => addStep(db, { ...placeOf(viewer, input), step, name })),
  change: of.change.handler(({ context: { db, viewer }, input }) => changeStep(db, viewer.company_id, input)),
  place: of.place.handler(({ context: { db, viewer }, input }) => placeStep(db, viewer.company_id, input)),
  remove: of.remove.handler(({ context, input }) => removeStep(context, input)),
}
