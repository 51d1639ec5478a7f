import type { RevealLevel, VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { contactTerms, incomeTerms, schoolTerms, visibleTerms, visibleWork } from '#web/candidates/visibility/load-visible-profile.ts'
import type { EditorId } from '../editors/editor-ids.ts'

export const levelNames: Record<RevealLevel, string> = { anonymous: '匿名', career: '経歴', name: '氏名', contact: '連絡先' }

type Term = { name: string; value: string; notes: string[] }
type TermsOf = (seen: VisibleCandidate, lookups: Lookups) => Term[]
export type DocumentBlock = {
  id: EditorId
  title: string
  terms: Term[]
  /** Shown to companies that see more than this one: from which level on, and what. */
  hidden: { from: RevealLevel; names: string[] }[]
  /** What its editor holds and no company ever reads. */
  never: string | undefined
}
export type ProfileDocument = ReturnType<typeof documentOf>

const fields =
  (...names: (keyof VisibleCandidate)[]): TermsOf =>
  (seen, lookups) =>
    visibleTerms(seen, names, lookups)

const wishes = fields('user_desired_job_fields', 'user_desired_employment_types', 'user_preferred_work_areas', 'user_desired_remote')
const details = fields(
  ...(['user_desired_skill_types', 'user_desired_categories', 'user_desired_company_phases'] as const),
  ...(['user_desired_company_kinds', 'user_interest_social_issues'] as const),
)

/** The blocks below the head and the history, in their order. */
const blocks: { id: EditorId; title: string; terms: TermsOf; never?: string }[] = [
  { id: 'skills', title: 'スキル', terms: fields('skill_types', 'licenses', 'employment_types') },
  { id: 'english', title: '英語', terms: fields('english_level') },
  { id: 'education', title: '学歴', terms: (seen, lookups) => [...fields('final_education_type')(seen, lookups), ...schoolTerms(seen)] },
  { id: 'vision', title: 'これから（your vision）', terms: fields('your_vision', 'your_vision_reason') },
  { id: 'intention', title: '転職活動の状況', terms: fields('career_intention_rating', 'purpose_intention') },
  { id: 'wishes', title: '希望条件', terms: wishes, never: '希望年収は、どの企業にも見えません。' },
  { id: 'details', title: 'くわしい希望', terms: details },
  { id: 'interest', title: '興味', terms: fields('user_interest', 'user_desired_work_detail') },
  {
    id: 'availabilities',
    title: '働ける曜日と時間',
    terms: fields('working_day'),
    never: '曜日と時間の表は、どの企業にも見えません。求人の勤務時間と比べるためだけに使います。',
  },
  {
    id: 'experience',
    title: '年収とマネジメント',
    terms: (seen, lookups) => [...fields('management_experience')(seen, lookups), ...incomeTerms(seen, lookups)],
  },
  {
    id: 'contact',
    title: '連絡先',
    terms: (seen) => (seen.contact ? (contactTerms(seen) ?? []).slice(1) : []),
    never: '番地までの住所、生年月日、性別は、どの企業にも見えません。',
  },
]

/** The profile as one company reads it, block by block, and what of each block only others read. `levels` go from the least to the most. */
export function documentOf(seen: VisibleCandidate, levels: readonly VisibleCandidate[], lookups: Lookups) {
  const blockOf = ({ id, title, terms, never }: (typeof blocks)[number]): DocumentBlock => {
    const shown = terms(seen, lookups)
    const told = new Set(shown.map(({ name }) => name))
    const hidden = levels.flatMap((level) => {
      const names = terms(level, lookups).flatMap(({ name }) => (told.has(name) ? [] : [name]))
      for (const name of names) told.add(name)
      return names.length > 0 ? [{ from: level.reveal, names }] : []
    })
    return { id, title, terms: shown, hidden, never }
  }
  return {
    id: seen.id,
    reveal: seen.reveal,
    premium: seen.premium,
    name: seen.name,
    hidesName: seen.name === '' && levels.some(({ name }) => name !== ''),
    heading: seen.job_history_name,
    place: visibleTerms(seen, ['address'], lookups)[0]?.value ?? '',
    isEmployed: seen.work_experiences.some(({ join_year, leave_year }) => join_year !== null && leave_year === null),
    summary: seen.job_summary,
    work: visibleWork(seen),
    hidesEmployers: seen.career === null && seen.work_experiences.length > 0,
    blocks: blocks.map(blockOf),
  }
}
