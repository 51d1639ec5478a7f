import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { changeAdvancedProfile } from '../profiles/change-advanced-profile.ts'
import { changeProfile } from '../profiles/change-profile.ts'
import { showProfile } from '../profiles/show-profile.ts'
import { updateProfile } from '../profiles/update-profile.ts'
import { birthdayOf } from './birthday.ts'
import { checkDraft } from './check-draft.ts'
import { latestWorkOf } from './latest-work-of.ts'
import { showDraft, writeDraft } from './drafts.ts'

/** The draft becomes the profile and is gone, in one transaction. Without a draft the registration is over all the same. */
export async function completeRegistration(context: RequestContext & { viewer: CandidateViewer }) {
  const { db, now, viewer } = context
  // A candidate who sends this twice at one moment waits here, and finds no draft.
  await db.selectFrom('temp_registratings').select('candidate_user_id').where('candidate_user_id', '=', viewer.id).forNoKeyUpdate().execute()
  const draft = await checkDraft(context, await showDraft(context))
  const { address, final_education_type, final_education_name, final_education_field_of_study, final_education_end_date, skill_types } = draft
  const education = { final_education_type, final_education_name, final_education_field_of_study, final_education_end_date }
  const { annual_income_range, management_experience, user_desired_employment_types, user_preferred_work_areas } = draft
  const { career_intention_rating, purpose_intention } = draft
  const birthday = birthdayOf(draft)
  const latest = latestWorkOf(draft)
  const history = latest.length > 0 ? { work_experiences: [...latest, ...(await showProfile(context)).work_experiences] } : {}

  await changeProfile(context, { ...given({ address, ...education, skill_types, birthday }), ...history })
  await changeAdvancedProfile(context, given({ annual_income_range, management_experience, user_desired_employment_types, user_preferred_work_areas }))
  if (career_intention_rating || purpose_intention)
    await updateProfile(context, { ...given({ career_intention_rating, purpose_intention }), intention_updated_at: now().toISOString() })
  await db.deleteFrom('temp_registratings').where('candidate_user_id', '=', viewer.id).execute()
  return { success: true }
}

/** Fields that the draft leaves out stay as they are. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

export async function saveDraft(context: RequestContext & { viewer: CandidateViewer }, given: RegistrationDraft) {
  const draft = await checkDraft(context, given)
  await writeDraft(context.db, { candidate_user_id: context.viewer.id, at: context.now().toISOString(), draft })
  return draft
}
