import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { outsideIdOf } from '../outside-key.ts'

type Calls = Pick<Api['company_users'], 'scorecards' | 'outside_scorecards'>

/** The calls about one candidate: an application by its id, somebody from outside by their key. */
export function scorecardCalls({ scorecards, outside_scorecards }: Calls, key: string) {
  const outsideId = outsideIdOf(key)
  return outsideId ? { id: outsideId, calls: outside_scorecards } : { id: key, calls: scorecards }
}

/** The page of the candidate. */
export function candidatePath(key: string) {
  const outsideId = outsideIdOf(key)
  return outsideId ? `${href('/online/companies/selection/outside/detail')}?id=${outsideId}` : `${href('/online/companies/selection/detail')}?id=${key}`
}

/** The forms of the section that asks colleagues. */
export async function actOnScorecards(company_users: Calls, key: string, intent: string | null, values: Record<string, unknown>) {
  const { id, calls } = scorecardCalls(company_users, key)
  const request = { id, kit_id: textOf(values.kit_id), company_user_id: textOf(values.company_user_id) }
  if (intent === 'cancel_scorecard') {
    await calls.cancel_request(request)
    return '評価の依頼を取り消しました。'
  }
  await calls.ask(request)
  return '評価を依頼しました。'
}
