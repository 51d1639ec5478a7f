import type { JobSearch } from '#contract/job-search.ts'
import type { Masters } from '#contract/masters.ts'

const named = ['prefectures', 'job_fields', 'skill_types', 'employment_types', 'remote', 'company_categories', 'phase', 'kind', 'employee_range'] as const

/** The conditions of a search in words: 「サーバー・東京都・年収 500万円以上の求人」. */
export function feedTitle(search: JobSearch, masters: Masters) {
  const chosen = named.flatMap((name) => (search[name] ?? []).flatMap((id) => masters[name].find((master) => master.id === id)?.name ?? []))
  const words = [
    search.free_word,
    search.company_name,
    ...chosen,
    search.flex && 'フレックス',
    search.min_salary && `年収 ${search.min_salary.toLocaleString('ja-JP')}万円以上`,
  ].filter(Boolean)
  return words.length ? `${words.join('・')}の求人` : '新しい求人'
}
