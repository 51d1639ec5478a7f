import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { completenessParts, ENOUGH_SKILLS, FULL_SUMMARY } from '#contract/candidates/profiles/completeness-parts.ts'
import type { Completeness, CompletenessKey } from '#contract/candidates/profiles/completeness.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import type { OwnProfile } from './own-profile.ts'

export type CompletenessInput = Pick<
  OwnProfile,
  | 'name'
  | 'name_reading'
  | 'address'
  | 'final_education_type'
  | 'job_summary'
  | 'skill_types'
  | 'english_level'
  | 'user_desired_job_fields'
  | 'user_desired_employment_types'
  | 'user_preferred_work_areas'
  | 'career_intention_rating'
  | 'purpose_intention'
  | 'user_interest'
  | 'your_vision'
  | 'your_vision_reason'
> & { work_experiences: Pick<OwnProfile['work_experiences'][number], 'join_year' | 'work_summary'>[] }

/** How much of a profile is there, and the step that brings most for its minutes. Nothing but the profile is looked at. */
export function profileCompleteness(profile: CompletenessInput): Completeness {
  const isDone = doneParts(profile)
  const parts = completenessParts.map(({ key, weight }) => ({ key, weight, done: isDone[key] }))
  const open = parts.filter(({ done }) => !done).toSorted((one, other) => worth(other) - worth(one))
  const percent = parts.reduce((sum, { done, weight }) => sum + (done ? weight : 0), 0)
  const [first] = open
  if (!first) return { percent, parts, next: null }
  const { label, minutes, path, why } = steps[first.key]
  return { percent, parts, next: { key: first.key, label, minutes, path, why: why?.(profile) ?? '' } }
}

const worth = ({ key, weight }: { key: CompletenessKey; weight: number }) => weight / steps[key].minutes

const doneParts = (profile: CompletenessInput): Record<CompletenessKey, boolean> => ({
  name: profile.name !== '' && profile.name_reading !== '',
  address: profile.address !== null,
  education: profile.final_education_type !== null,
  job_summary: [...profile.job_summary].length >= FULL_SUMMARY,
  work_experiences: profile.work_experiences.some(({ join_year, work_summary }) => join_year !== null && work_summary !== ''),
  skill_types: profile.skill_types.length >= ENOUGH_SKILLS,
  english_level: profile.english_level !== null,
  wishes: [profile.user_desired_job_fields, profile.user_desired_employment_types, profile.user_preferred_work_areas].every(({ length }) => length > 0),
  intention: profile.career_intention_rating !== null && profile.purpose_intention !== null,
  user_interest: profile.user_interest !== '',
  your_vision: profile.your_vision !== '' && profile.your_vision_reason !== '',
})

/** `why` is a figure of the profile itself, or nothing: no other reason is measured. */
type Step = { label: string; minutes: number; path: string; why?: (profile: CompletenessInput) => string }

const edit = (part: string) => `/profile?edit=${part}`
const steps: Record<CompletenessKey, Step> = {
  name: { label: '名前と読みを入力する', minutes: 1, path: edit('basic') },
  address: { label: '住んでいる都道府県を選ぶ', minutes: 1, path: edit('contact') },
  education: { label: '最終学歴を選ぶ', minutes: 1, path: edit('education') },
  job_summary: {
    label: `要約を${FULL_SUMMARY}字まで書く`,
    minutes: 3,
    path: edit('summary'),
    why: ({ job_summary }) => `いまは${[...job_summary].length}字です。あと${FULL_SUMMARY - [...job_summary].length}字です。`,
  },
  work_experiences: {
    label: '職歴を1件入力する',
    minutes: 4,
    path: edit('history'),
    why: ({ work_experiences: { length } }) => (length > 0 ? `いまある${length}件に、入社の年と仕事の内容の両方がそろったものはありません。` : ''),
  },
  skill_types: {
    label: `スキルを${ENOUGH_SKILLS}つ選ぶ`,
    minutes: 2,
    path: edit('skills'),
    why: ({ skill_types: { length } }) => `いまは${length}つです。`,
  },
  english_level: { label: '英語レベルを選ぶ', minutes: 1, path: edit('english') },
  wishes: { label: '希望条件を選ぶ', minutes: 2, path: '/profile/wishes' },
  intention: { label: '転職の意向を答える', minutes: 1, path: edit('intention') },
  user_interest: { label: '興味のあることを書く', minutes: 2, path: edit('interest') },
  your_vision: { label: 'これから（your vision）を書く', minutes: 3, path: edit('vision') },
}

/** Each home page shows it: so only what it looks at is read, by named columns, so that the statement is planned once. */
export async function showCompleteness({ db, viewer }: CandidateContext): Promise<Completeness> {
  const profile = await db
    .selectFrom('candidate_profiles')
    .where('candidate_user_id', '=', viewer.id)
    .select(['name', 'name_reading', 'address', 'final_education_type', 'job_summary', 'skill_types', 'english_level', 'user_interest'])
    .select(['user_desired_job_fields', 'user_desired_employment_types', 'user_preferred_work_areas', 'career_intention_rating', 'purpose_intention'])
    .select(['your_vision', 'your_vision_reason'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('work_experiences')
          .select(['join_year', 'work_summary'])
          .whereRef('work_experiences.candidate_user_id', '=', 'candidate_profiles.candidate_user_id'),
      ).as('work_experiences'),
    )
    .$narrowType<Pick<OwnProfile, 'final_education_type' | 'career_intention_rating' | 'purpose_intention'>>()
    .executeTakeFirstOrThrow()
  return profileCompleteness(profile)
}
