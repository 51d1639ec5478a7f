import type { RequestContext } from '../api.ts'
import { seal } from '../seal.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { birthdayOf } from './birthday-of.ts'
import { showDraft } from './show-draft.ts'

/** The draft becomes the profile and is gone, in one transaction. Without a draft there is nothing to take over, and the registration is over all the same. */
export async function completeRegistration(context: RequestContext & { viewer: CandidateViewer }) {
  const { db, now, viewer } = context
  const at = now().toISOString()
  const { email: _email, birthday_year, birthday_month, birthday_day, now_working, ...draft } = await showDraft(context)
  const {
    latest_work_name,
    latest_work_department,
    latest_work_start_date_year,
    latest_work_start_date_month,
    latest_work_end_date_year,
    latest_work_end_date_month,
    ...profile
  } = draft
  const birthday = birthdayOf({ birthday_year, birthday_month, birthday_day })
  const isIntention = profile.career_intention_rating !== undefined || profile.purpose_intention !== undefined
  await db
    .updateTable('candidate_profiles')
    .set({ ...profile, ...(birthday ? { birthday_sealed: seal(birthday) } : {}), ...(isIntention ? { intention_updated_at: at } : {}), updated_at: at })
    .where('candidate_user_id', '=', viewer.id)
    .execute()
  if (latest_work_name)
    await db
      .insertInto('work_experiences')
      .values({
        candidate_user_id: viewer.id,
        organization_name: latest_work_name,
        department_position: latest_work_department ?? '',
        join_year: latest_work_start_date_year ?? null,
        join_month: latest_work_start_date_year ? (latest_work_start_date_month ?? null) : null,
        leave_year: now_working ? null : (latest_work_end_date_year ?? null),
        leave_month: now_working || !latest_work_end_date_year ? null : (latest_work_end_date_month ?? null),
      })
      .execute()
  await db.deleteFrom('temp_registratings').where('candidate_user_id', '=', viewer.id).execute()
  await db
    .updateTable('candidate_users')
    .set(({ fn, val }) => ({ profile_registration_date: fn.coalesce('profile_registration_date', val(at)) }))
    .where('id', '=', viewer.id)
    .execute()
  return { success: true }
}
