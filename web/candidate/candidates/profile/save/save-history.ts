import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Api } from '#contract/index.ts'
import { Refused } from '#web/platform/api/refusal.ts'
import { idOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { textsOf, type Values } from './profile-changes.ts'

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

const texts = ['organization_name', 'department_position', 'industry_type', 'work_summary', 'corporate_number', 'mail_domain'] as const

/** Adds an employer as the newest, or changes the one with that id in place; returns its id. */
export async function saveWorkExperience({ candidate_users: { profile } }: Api, values: Values) {
  const { work_experiences } = await profile.show()
  const id = textOf(values.user_work_experience_id)
  const place = work_experiences.findIndex(({ user_work_experience_id }) => String(user_work_experience_id) === id)
  if (id && place < 0) throw new Refused(gone)
  const isLasting = values.is_lasting !== undefined
  const entered = {
    ...textsOf(values, ...texts),
    user_work_experience_id: work_experiences[place]?.user_work_experience_id,
    join_year: idOf(values.join_year),
    join_month: idOf(values.join_month),
    leave_year: isLasting ? null : idOf(values.leave_year),
    leave_month: isLasting ? null : idOf(values.leave_month),
    employment_type: idOf(values.employment_type),
  }
  const history = place < 0 ? [entered, ...work_experiences] : work_experiences.with(place, entered as never)
  const saved = await profile.change({ work_experiences: history.map((experience, order_no) => ({ ...experience, order_no })) })
  return saved.work_experiences[Math.max(0, place)]?.user_work_experience_id
}

const gone = { code: 'NOT_FOUND', sentence: 'この職歴は、別の画面で削除されています。', issues: {} }
