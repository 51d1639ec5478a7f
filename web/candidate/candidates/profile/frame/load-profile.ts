import type { AdvancedProfile, CandidateProfile, YourVision } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CompletenessKey, Completeness } from '#contract/candidates/profiles/completeness.ts'
import type { Api } from '#contract/index.ts'
import { ownSecrets } from '#web/candidates/visibility/own-secrets.ts'

export type ProfileOutline = { to: string; label: string; state: string }[]
export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>

/** Loads everything that the three pages show. */
export async function loadProfile({ candidate_users: own, masters }: Api, now = new Date()) {
  const [profile, advanced, vision, completeness, tables] = await Promise.all([
    own.profile.show(),
    own.advanced_profile.show(),
    own.your_vision.show(),
    own.profile.completeness(),
    masters.list(),
  ])
  const { skill_types, prefectures, english_level, work_employment_types, annual_income_range, management_experience, ...others } = tables
  const { career_intention_rating, purpose_intention } = others
  const { employment_types, job_fields, company_categories, social_issues, phase, kind, remote } = others
  return {
    profile,
    advanced,
    vision,
    completeness,
    masters: {
      skill_types,
      prefectures,
      english_level,
      work_employment_types,
      annual_income_range,
      management_experience,
      career_intention_rating,
      purpose_intention,
      employment_types,
      job_fields,
      company_categories,
      social_issues,
      phase,
      kind,
      remote,
    },
    secrets: ownSecrets(profile),
    outline: profileOutline(profile, advanced, vision, completeness),
    /** Year and month in Japan. */
    today: { year: Number(year.format(now)), month: Number(month.format(now)) },
  }
}

const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', year: 'numeric' })
const month = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', month: 'numeric' })

function profileOutline(profile: CandidateProfile, advanced: AdvancedProfile, vision: YourVision, { parts }: Completeness): ProfileOutline {
  const done = (...keys: CompletenessKey[]) => (parts.every((part) => part.done || !keys.includes(part.key)) ? '完了' : '')
  const orEmpty = (state: string, isEmpty: boolean) => state || (isEmpty ? '未入力' : '入力中')
  const summary = [...profile.job_summary].length
  const history = profile.work_experiences.length
  const wishes = [advanced.user_desired_job_fields, advanced.user_desired_employment_types, advanced.user_preferred_work_areas].flat()
  return [
    { to: '/profile#basic', label: '基本情報', state: orEmpty(done('name'), profile.name === '') },
    { to: '/profile#contact', label: '連絡先', state: orEmpty(done('address'), true) },
    { to: '/profile#summary', label: '職務の要約', state: done('job_summary') || (summary ? `${summary}字` : '未入力') },
    { to: '/profile#history', label: '職歴', state: history ? `${history}件` : '未入力' },
    { to: '/profile#skills', label: '技術', state: orEmpty(done('skill_types'), profile.skill_types.length === 0) },
    { to: '/profile#english', label: '英語', state: orEmpty(done('english_level'), true) },
    { to: '/profile#education', label: '学歴', state: orEmpty(done('education'), true) },
    { to: '/profile/advance#intention', label: '転職の意向', state: orEmpty(done('intention'), advanced.career_intention_rating === null) },
    { to: '/profile/advance#wishes', label: '希望条件', state: orEmpty(done('wishes'), wishes.length === 0) },
    { to: '/profile/advance#interest', label: '興味', state: orEmpty(done('user_interest'), true) },
    {
      to: '/profile/advance#experience',
      label: '年収と管理の経験',
      state: advanced.annual_income_range !== null && advanced.management_experience ? '完了' : '任意',
    },
    { to: '/profile/advance#availabilities', label: '働ける時間', state: advanced.availabilities.length > 0 ? '完了' : '任意' },
    { to: '/profile/yourvision#vision', label: 'これから', state: orEmpty(done('your_vision'), vision.your_vision === '') },
    { to: '/settings/privacy', label: '見え方と公開', state: '' },
  ]
}
