import { idOf, idsOf } from '#web/platform/forms/values/text-of.ts'
import { matchRules } from '#contract/matching/match-rules.ts'
import type { MatchRule } from '#contract/matching/matching.ts'
import type { Api } from '#contract/index.ts'
import { Refused } from '#web/platform/api/refusal.ts'
import { amountOf, type Values } from '../save/profile-changes.ts'
import { weekPresets } from '../week/week-presets.ts'
import { MOST, USUAL } from './load-wishes.ts'
import { MOST_MUSTS, type QuestionKey } from './questions.ts'

/** Saves the answer to one question. */
export async function saveAnswer({ candidate_users: mine }: Api, question: QuestionKey, values: Values) {
  if (question === 'musts') return saveMusts(mine, idsOf(values.musts))
  await mine.advanced_profile.change(answers[question](values))
}

type Change = Parameters<Api['candidate_users']['advanced_profile']['change']>[0]

const answers: Record<Exclude<QuestionKey, 'musts'>, (values: Values) => Change> = {
  job_fields: (values) => ({ user_desired_job_fields: idsOf(values.user_desired_job_fields) }),
  style: (values) => {
    const week = weekPresets.find(({ key }) => key === values.week)
    return {
      user_desired_remote: idOf(values.user_desired_remote),
      user_desired_employment_types: idsOf(values.user_desired_employment_types),
      // Any other value keeps the week that stands there.
      ...(week ? { availabilities: [...week.spans] } : values.week === 'none' && { availabilities: [] }),
    }
  },
  places: (values) => ({ user_preferred_work_areas: idsOf(values.user_preferred_work_areas) }),
  pay: (values) => ({ user_desired_min_salary: amountOf(values.preset ?? values.user_desired_min_salary) }),
}

/** A wish that is named weighs most; one that did, and is named no more, weighs as usual. */
async function saveMusts({ match_weights }: Api['candidate_users'], named: string[]) {
  if (named.length > MOST_MUSTS) {
    const sentence = `${MOST_MUSTS}つまで選べます。`
    throw new Refused({ code: 'INPUT_INVALID', sentence, issues: { musts: sentence } })
  }
  const before = await match_weights.show()
  const changed = matchRules.flatMap((rule): [MatchRule, number][] => {
    if (named.includes(rule)) return [[rule, MOST]]
    return before[rule] === MOST ? [[rule, USUAL]] : []
  })
  if (changed.length > 0) await match_weights.change(Object.fromEntries(changed))
}
