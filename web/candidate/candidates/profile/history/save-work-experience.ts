import type { Api } from '#contract/index.ts'
import { idOf, textsOf, type Values } from '../save/form-values.ts'

const texts = ['organization_name', 'department_position', 'industry_type', 'work_summary', 'corporate_number', 'mail_domain'] as const

/** Adds an employer as the newest, or changes the one with that id in place. Names issues like the form's fields. */
export async function saveWorkExperience({ candidate_users: { profile } }: Api, id: string, values: Values) {
  const { work_experiences } = await profile.show()
  const place = work_experiences.findIndex(({ user_work_experience_id }) => String(user_work_experience_id) === id)
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
  await profile.change({ work_experiences: history.map((experience, order_no) => ({ ...experience, order_no })) })
}
