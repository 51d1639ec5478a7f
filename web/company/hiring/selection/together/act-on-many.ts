import { redirect } from 'react-router'
import { readStepKey, stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Api } from '#contract/index.ts'
import { outsideIdOf } from '../../outside-key.ts'
import { moveOf } from '../steps/own-steps.ts'
import { type Chosen, chosenOf, togetherPath, valueOf } from './chosen.ts'
import { eachOf, MOST } from './each-of.ts'
import { moveOne } from './move-one.ts'

/** The way back names the step to which they were moved: `undo_many offer`. */
const UNDO = 'undo_many'

type Values = Record<string, unknown>

/** What the bar below the table does with the ticked rows: moves and assigns at once, and asks first where candidates are told something. */
export async function actOnMany(company_users: Api['company_users'], values: Values, intent: string | null, stepName: (step: SelectionStep) => string) {
  const chosen = chosenOf(values.chosen)
  if (intent === 'message' || intent === 'decline')
    return chosen.length > 0 && chosen.length <= MOST
      ? redirect(togetherPath(intent, chosen), 303)
      : (await eachOf(chosen, () => Promise.resolve(), String)).sentence
  const [act, to] = (intent ?? '').split(' ')
  if (act === 'assign_many') {
    const company_user_id = to || null
    const assign = ({ id, candidate_id }: Chosen): Promise<unknown> => {
      const outsideId = outsideIdOf(id)
      if (outsideId) return company_users.outside_candidates.assign({ id: outsideId, company_user_id })
      return company_users.messages.assign({ candidate_id, company_user_id })
    }
    return (await eachOf(chosen, assign, (done) => `${done}人の担当を変更しました。`)).sentence
  }
  if (act === UNDO) {
    const back = chosenOf(values.back)
    // Whom a colleague has moved since then stays where the colleague put them.
    const move = ({ id, step }: Chosen) => moveOne(company_users, id, moveOf({ step, from_step: to }))
    return (await eachOf(back, move, (done) => `${done}人を元の段階に戻しました。候補者には通知していません。`)).sentence
  }
  const to_step = to ?? ''
  const arrived = new Map<string, string>()
  let name = ''
  const move = async ({ id, step }: Chosen) => {
    const moved = await moveOne(company_users, id, moveOf({ step: to_step, from_step: step }))
    arrived.set(id, stepKey(moved))
    // Of a job with its own steps it is the step for which the chosen one stands.
    if (stepKey(moved) === to_step || !name) name = moved.step_name ?? stepName(moved.step)
  }
  const { did, sentence } = await eachOf(chosen, move, (done) => `${done}人を「${name}」に移動しました。候補者には通知していません。`)
  const moved = did.filter((one) => one.step !== arrived.get(one.id))
  return {
    sentence,
    many: { items: moved.map((one) => ({ id: valueOf(one), name: one.label, refusal: null })), undo: `${UNDO} ${readStepKey(to_step)?.step ?? ''}` },
  }
}
