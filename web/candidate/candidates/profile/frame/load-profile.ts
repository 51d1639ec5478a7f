import { href } from 'react-router'
import { japanMonth } from '#contract/platform/time/japan-time.ts'
import type { AdvancedProfile, CandidateProfile, YourVision } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Completeness, CompletenessKey } from '#contract/candidates/profiles/completeness.ts'
import type { Api } from '#contract/index.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { ownSecrets } from '#web/candidates/visibility/own-secrets.ts'

export type ProfileOutline = { to: string; label: string; state: string }[]
export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>

/** The code tables that the three pages show. */
const shown = [
  ...(['skill_types', 'prefectures', 'english_level', 'work_employment_types', 'annual_income_range', 'management_experience'] as const),
  ...(['career_intention_rating', 'purpose_intention', 'employment_types', 'job_fields', 'company_categories'] as const),
  ...(['social_issues', 'phase', 'kind', 'remote'] as const),
]

/** Loads everything that the three pages show. */
export async function loadProfile({ candidate_users: own, lookups }: Api, now = new Date()) {
  const [profile, advanced, vision, completeness, tables] = await Promise.all([
    own.profile.show(),
    own.advanced_profile.show(),
    own.your_vision.show(),
    own.profile.completeness(),
    lookups.list(),
  ])
  return {
    profile,
    advanced,
    vision,
    completeness,
    lookups: Object.fromEntries(shown.map((name) => [name, tables[name]])) as Pick<Lookups, (typeof shown)[number]>,
    secrets: ownSecrets(profile),
    outline: profileOutline(profile, advanced, vision, completeness),
    /** Year and month in Japan. */
    today: japanMonth(now),
  }
}

function profileOutline(profile: CandidateProfile, advanced: AdvancedProfile, vision: YourVision, { parts }: Completeness): ProfileOutline {
  const done = (...keys: CompletenessKey[]) => (parts.every((part) => part.done || !keys.includes(part.key)) ? '完了' : '')
  const orEmpty = (state: string, isEmpty: boolean) => state || (isEmpty ? '未入力' : '入力中')
  const summary = [...profile.job_summary].length
  const history = profile.work_experiences.length
  const wishes = [advanced.user_desired_job_fields, advanced.user_desired_employment_types, advanced.user_preferred_work_areas].flat()
  return [
    { to: `${href('/profile')}#basic`, label: '基本情報', state: orEmpty(done('name'), profile.name === '') },
    { to: `${href('/profile')}#contact`, label: '連絡先', state: orEmpty(done('address'), true) },
    { to: `${href('/profile')}#summary`, label: '職務の要約', state: done('job_summary') || (summary ? `${summary}字` : '未入力') },
    { to: `${href('/profile')}#history`, label: '職歴', state: history ? `${history}件` : '未入力' },
    { to: `${href('/profile')}#skills`, label: '技術', state: orEmpty(done('skill_types'), profile.skill_types.length === 0) },
    { to: `${href('/profile')}#english`, label: '英語', state: orEmpty(done('english_level'), true) },
    { to: `${href('/profile')}#education`, label: '学歴', state: orEmpty(done('education'), true) },
    { to: `${href('/profile/advance')}#intention`, label: '転職の意向', state: orEmpty(done('intention'), advanced.career_intention_rating === null) },
    { to: `${href('/profile/advance')}#wishes`, label: '希望条件', state: orEmpty(done('wishes'), wishes.length === 0) },
    { to: `${href('/profile/advance')}#interest`, label: '興味', state: orEmpty(done('user_interest'), true) },
    {
      to: `${href('/profile/advance')}#experience`,
      label: '年収と管理の経験',
      state: advanced.annual_income_range !== null && advanced.management_experience ? '完了' : '任意',
    },
    { to: `${href('/profile/advance')}#availabilities`, label: '働ける時間', state: advanced.availabilities.length > 0 ? '完了' : '任意' },
    { to: `${href('/profile/yourvision')}#vision`, label: 'これから', state: orEmpty(done('your_vision'), vision.your_vision === '') },
    { to: href('/settings/privacy'), label: '見え方と公開', state: '' },
  ]
}
