import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import type { Values } from '../save/form-values.ts'

const numbered = (experiences: WorkExperience[]) => experiences.map((experience, order_no) => ({ ...experience, order_no }))

/** The form returns the values that the page gave out; the API refuses one that is no employer. */
function removedOf(text: string): WorkExperience {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {} as never
  }
}

/** Moves, removes or restores one employer: `up:31`, `down:31`, `remove:31`, `restore`. Returns the removed employer, so that the candidate can restore it. */
export async function actOnHistory({ candidate_users: { profile } }: Api, intent: string, values: Values): Promise<WorkExperience | undefined> {
  const { work_experiences } = await profile.show()
  const [act, id] = intent.split(':')
  const place = work_experiences.findIndex(({ user_work_experience_id }) => String(user_work_experience_id) === id)
  const others = work_experiences.toSpliced(place, 1)
  const chosen = work_experiences[place]
  if (act === 'restore') {
    const { user_work_experience_id: _gone, ...removed } = removedOf(textOf(values.removed))
    await profile.change({ work_experiences: numbered(work_experiences.toSpliced(removed.order_no, 0, removed)) })
  } else if (chosen && act === 'remove') {
    await profile.change({ work_experiences: numbered(others) })
    return { ...chosen, order_no: place }
  } else if (chosen) {
    await profile.change({ work_experiences: numbered(others.toSpliced(Math.max(0, place + (act === 'up' ? -1 : 1)), 0, chosen)) })
  }
}
