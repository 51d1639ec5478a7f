import { redirect } from 'react-router'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { type Chosen, chosenOf, togetherPath } from './chosen.ts'
import { eachOf, MOST } from './each-of.ts'

type Values = Record<string, unknown>

/** What the bar below the table does with the ticked rows: moves and assigns at once, and asks first where candidates are told something. */
export async function actOnMany(
  { applications, messages }: Api['company_users'],
  values: Values,
  intent: string | null,
  stepName: (step: SelectionStep) => string,
) {
  const chosen = chosenOf(values.chosen)
  if (intent === 'message' || intent === 'decline')
    return chosen.length > 0 && chosen.length <= MOST
      ? redirect(togetherPath(intent, chosen), 303)
      : (await eachOf(chosen, () => Promise.resolve(), String)).sentence
  if (intent === 'assign_many') {
    const company_user_id = textOf(values.company_user_id) || null
    const assign = ({ candidate_id }: Chosen) => messages.assign({ candidate_id, company_user_id })
    return (await eachOf(chosen, assign, (done) => `${done}人の担当を変えました。`)).sentence
  }
  if (intent === 'undo_many') {
    const back = chosenOf(values.back)
    const move = ({ id, step }: Chosen) => applications.change({ id, step })
    return (await eachOf(back, move, (done) => `${done}人を元の段階に戻しました。候補者には通知していません。`)).sentence
  }
  const step = textOf(values.step) as SelectionStep
  const move = ({ id, step: from_step }: Chosen) => applications.change({ id, step, from_step })
  return (await eachOf(chosen, move, (done) => `${done}人を「${stepName(step)}」に移動しました。候補者には通知していません。`)).sentence
}
