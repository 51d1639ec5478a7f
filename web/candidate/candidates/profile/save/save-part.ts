import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Api } from '#contract/index.ts'
import { wordOf, advancedChanges, profileChanges, textsOf, type Values } from './profile-changes.ts'
import { actOnHistory, saveWorkExperience } from './save-history.ts'
import { saveDetails, saveSkills } from './save-skills.ts'

export type SavedPart = { sentence?: string; id?: number | undefined; removed?: WorkExperience | undefined }

/** Saves one part of the profile: `intent` is the part's id, or an act on the history such as `up:31`. */
export async function savePart(api: Api, intent: string, values: Values): Promise<SavedPart> {
  const { profile, advanced_profile, your_vision, intention } = api.candidate_users
  const [change, advanced] = [profileChanges[intent], advancedChanges[intent]]
  if (change) await profile.change(change(values))
  else if (advanced) await advanced_profile.change(advanced(values))
  else if (intent === 'skills') await saveSkills(api, values)
  else if (intent === 'details') await saveDetails(api, values)
  else if (intent === 'vision') await your_vision.change(textsOf(values, 'your_vision', 'your_vision_reason'))
  else if (intent === 'work') return { id: await saveWorkExperience(api, values) }
  else if (intent === 'intention') {
    const { user_desired_employment_types } = await advanced_profile.show()
    const told = { career_intention_rating: wordOf(values.career_intention_rating), purpose_intention: wordOf(values.purpose_intention) }
    await intention({ ...told, user_desired_employment_types })
  } else {
    const removed = await actOnHistory(api, intent, values)
    return { removed, sentence: removed ? `「${removed.organization_name}」を削除しました` : '保存しました' }
  }
  return {}
}
