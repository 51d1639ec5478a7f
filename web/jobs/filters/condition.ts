import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { confirmedWords } from '#contract/jobs/search/confirmed-words.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { placeName } from '#contract/jobs/places/place-facts.ts'
import { REMOTE_NOT_STATED, searchedRows } from '#contract/jobs/search/searched-values.ts'

/** Parameters that take ids, mostly of the code table of the same name (`searchedRows`). */
export const listParameters = [
  'job_fields',
  'remote',
  'hourly_wage',
  'week_days',
  'annual_holidays',
  'intended_for',
  'prefectures',
  'employment_types',
  'kind',
  'phase',
  'employee_range',
  'company_categories',
  'skill_types',
] as const
export type ListParameter = (typeof listParameters)[number]
export const isListParameter = (name: string): name is ListParameter => (listParameters as readonly string[]).includes(name)

/** Conditions that a search has, has not, or wants the contrary of, each with the words for both. */
export const switchLabels = {
  flex: ['フレックス', 'フレックス以外'],
  inexperienced_ok: ['未経験可', '経験者のみ'],
  short_hours: ['時短勤務可', '時短勤務なし'],
  stock_option: ['ストックオプションあり', 'ストックオプション以外'],
  is_premium: ['幹部向け', '幹部向け以外'],
} as const satisfies Partial<Record<keyof JobSearch, readonly [yes: string, no: string]>>
export type SwitchParameter = keyof typeof switchLabels
const switchParameters = Object.keys(switchLabels) as SwitchParameter[]

/** How 年収 is compared: shown at the filter, left out of the name of a search. */
export const BY_UPPER_END = '（上限で判定）'

/** One active condition: of a parameter with several values, each value is one. */
export type Condition = { parameter: keyof JobSearch; value?: string | number; label: string }

/** 記載なし alone does not say what is missing. */
const labelOf = (lookups: Lookups, parameter: ListParameter, value: number) => {
  const name = searchedRows(lookups, parameter).find(({ id }) => id === value)?.name ?? `${value}`
  return parameter === 'remote' && value === REMOTE_NOT_STATED ? `リモート${name}` : name
}

/** The conditions of a search in words, in the order of the filters; the free word has a separate field. */
export function conditionsOf(search: JobSearch, lookups: Lookups): Condition[] {
  const lists = listParameters.flatMap((parameter) =>
    (search[parameter] ?? []).map((value) => ({ parameter, value, label: labelOf(lookups, parameter, value) })),
  )
  const places = (search.places ?? []).map((value) => ({ parameter: 'places' as const, value, label: placeName(value) }))
  const others: (Condition | false)[] = [
    search.walk_minutes !== undefined && { parameter: 'walk_minutes', value: search.walk_minutes, label: `駅から徒歩${search.walk_minutes}分以内` },
    search.confirmed_within !== undefined && {
      parameter: 'confirmed_within',
      value: search.confirmed_within,
      label: confirmedWords(search.confirmed_within),
    },
    search.min_salary !== undefined && {
      parameter: 'min_salary',
      value: search.min_salary,
      label: `年収 ${search.min_salary.toLocaleString('ja-JP')}万円以上${BY_UPPER_END}`,
    },
    ...switchParameters.map((parameter) => search[parameter] !== undefined && { parameter, label: switchLabels[parameter][search[parameter] ? 0 : 1] }),
    Boolean(search.company_name) && { parameter: 'company_name', value: search.company_name, label: `会社名「${search.company_name}」` },
  ]
  return [...lists, ...places, ...others.filter((one) => one !== false)]
}
