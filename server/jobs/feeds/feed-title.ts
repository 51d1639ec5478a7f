import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { REMOTE_NOT_STATED, searchedRows } from '#contract/jobs/search/searched-values.ts'

const named = [
  'prefectures',
  'job_fields',
  'skill_types',
  'employment_types',
  'hourly_wage',
  'remote',
  'company_categories',
  'phase',
  'kind',
  'employee_range',
] as const

/** 記載なし alone does not say what. */
const wordsFor = (masters: Masters, name: (typeof named)[number], id: number) =>
  name === 'remote' && id === REMOTE_NOT_STATED ? ['リモート記載なし'] : (searchedRows(masters, name).find((row) => row.id === id)?.name ?? [])

/** The conditions of a search in words: 「サーバー・東京都・年収 500万円以上の求人」. */
export function feedTitle(search: JobSearch, masters: Masters) {
  const chosen = named.flatMap((name) => (search[name] ?? []).flatMap((id) => wordsFor(masters, name, id)))
  const words = [
    search.free_word,
    search.company_name,
    ...chosen,
    search.flex && 'フレックス',
    search.is_premium && '幹部向け',
    search.min_salary && `年収 ${search.min_salary.toLocaleString('ja-JP')}万円以上`,
  ].filter(Boolean)
  return words.length ? `${words.join('・')}の求人` : '新しい求人'
}
