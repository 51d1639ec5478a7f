import type { Lookups, LookupName } from '#contract/platform/lookups/lookups.ts'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import { type TypedDraft, typed, typedList } from './draft/draft-of.ts'

/** The answers so far, before the candidate submits them. */
export function Review({ draft, lookups }: { draft: TypedDraft; lookups: Lookups }) {
  const lines = reviewLines(draft, lookups)
  if (lines.length === 0) return <p className="prose">ここまでの入力はありません。このまま登録して、あとからプロフィールに書くこともできます。</p>
  return (
    <dl className="review">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type ReviewLine = { step: number; label: string; text: string }

/** The answers so far, in words, step by step. Leaves out empty ones. */
function reviewLines(draft: TypedDraft, lookups: Lookups): ReviewLine[] {
  const value = (name: string) => typed(draft, name)
  const named = (master: LookupName, wanted: string[]) =>
    (lookups[master] ?? [])
      .filter(({ id, key }) => wanted.includes(key ?? String(id)))
      .map(({ name }) => name)
      .join('、')
  const date = (prefix: string, parts: [string, string][]) =>
    parts.map(([part, unit]) => (value(`${prefix}_${part}`) ? `${value(`${prefix}_${part}`)}${unit}` : '')).join('')
  const month: [string, string][] = [
    ['year', '年'],
    ['month', '月'],
  ]
  const began = date('latest_work_start_date', month)
  const ended = draft.now_working ? '現在' : date('latest_work_end_date', month)
  const school = [value('final_education_name'), value('final_education_field_of_study')].filter(Boolean).join(' ')
  const type = educationTypes[value('final_education_type') as keyof typeof educationTypes] ?? ''
  const year = value('final_education_end_date') && `${value('final_education_end_date')}年卒業`
  const lines: [number, string, string][] = [
    [1, '生年月日', date('birthday', [...month, ['day', '日']])],
    [1, '住んでいるところ', named('prefectures', [value('address')])],
    [2, '最終学歴', [type, school, year].filter(Boolean).join('・')],
    [3, '勤め先', [value('latest_work_name'), value('latest_work_department')].filter(Boolean).join('・')],
    [3, '期間', began && `${began}〜${ended}`],
    [4, 'いまの年収', named('annual_income_range', [value('annual_income_range')])],
    [4, 'マネジメント人数', named('management_experience', [value('management_experience')])],
    [4, 'スキル', named('skill_types', typedList(draft, 'skill_types'))],
    [5, '転職の意向', named('career_intention_rating', [value('career_intention_rating')])],
    [5, 'さがしているもの', named('purpose_intention', [value('purpose_intention')])],
    [5, '希望する雇用形態', named('employment_types', typedList(draft, 'user_desired_employment_types'))],
    [5, '希望する地域', named('prefectures', typedList(draft, 'user_preferred_work_areas'))],
  ]
  return lines.filter(([, , text]) => text).map(([step, label, text]) => ({ step, label, text }))
}
