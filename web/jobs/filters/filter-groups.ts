import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { FacetName, JobResults } from '#contract/jobs/postings/job-list.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { searchedRows } from '#contract/jobs/search/searched-values.ts'
import { type ListParameter, type SwitchParameter, switchLabels } from './condition.ts'

/** The count is null where it was not asked for. */
export type FilterOption = { id: number; name: string; count: number | null; chosen: boolean }
/** A box beside those of a code table, which asks for one thing more. */
type SwitchOption = { parameter: SwitchParameter; name: string; count: number | null; chosen: boolean }
export type FilterGroup = { parameter: ListParameter; label: string; shown: FilterOption[]; more: FilterOption[]; folded: boolean; switches?: SwitchOption[] }

type Shape = { parameter: ListParameter; label: string; first?: number; folded?: true; switches?: SwitchParameter[] }

// Ordered by what a tired candidate asks first; what few ask is folded.
const shapes: Shape[] = [
  { parameter: 'job_fields', label: '職種', first: 7 },
  { parameter: 'prefectures', label: '勤務地', first: 5 },
  { parameter: 'remote', label: 'リモート' },
  { parameter: 'employment_types', label: '雇用形態' },
  { parameter: 'intended_for', label: '未経験・新卒・インターン', folded: true, switches: ['inexperienced_ok'] },
  { parameter: 'week_days', label: '週に働く日数', folded: true },
  { parameter: 'hourly_wage', label: '時給（アルバイト・契約社員など）', folded: true },
  { parameter: 'annual_holidays', label: '年間休日・ストックオプション', folded: true, switches: ['stock_option'] },
  { parameter: 'kind', label: '企業の特徴' },
  { parameter: 'skill_types', label: '技術・スキル', first: 12, folded: true },
  { parameter: 'company_categories', label: '分野', folded: true },
  { parameter: 'phase', label: 'フェーズ', folded: true },
  { parameter: 'employee_range', label: '従業員数', folded: true },
]

const besides: FacetName[] = ['flex', 'short_hours', 'is_premium']
const namesOf = ({ parameter, switches = [] }: Shape): (ListParameter | SwitchParameter)[] => [parameter, ...switches]
/** A fold stands open where one of its values is chosen. */
const isShut = (search: JobSearch) => (shape: Shape) =>
  shape.folded && !namesOf(shape).some((name) => (Array.isArray(search[name]) ? search[name].length > 0 : search[name]))

/** What a page counts before anybody opens a fold. */
export const countedAtFirst = (search: JobSearch): FacetName[] => [...shapes.filter((shape) => !isShut(search)(shape)).flatMap(namesOf), ...besides]

/** What the shut folds of a page count once one of them opens. */
export const countedInFolds = (search: JobSearch): FacetName[] => shapes.filter(isShut(search)).flatMap(namesOf)

/** The filters with the result count of each value that was counted. Long tables show their most frequent values; the rest keeps its order. */
export function filterGroups(search: JobSearch, facets: JobResults['facets'], lookups: Lookups): FilterGroup[] {
  const switchOption = (parameter: SwitchParameter): SwitchOption => ({
    parameter,
    name: switchLabels[parameter][0],
    count: facets[parameter] ? (facets[parameter].find(({ id }) => id === 1)?.count ?? 0) : null,
    chosen: search[parameter] ?? false,
  })
  return shapes.map(({ parameter, label, first = Number.POSITIVE_INFINITY, folded = false, switches }) => {
    const counts = new Map(facets[parameter]?.map(({ id, count }) => [id, count]))
    const options = offered(searchedRows(lookups, parameter), search[parameter]).map(({ id, name }) => ({
      id,
      name,
      count: facets[parameter] ? (counts.get(id) ?? 0) : null,
      chosen: search[parameter]?.includes(id) ?? false,
    }))
    const frequent = options.length > first ? options.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, first) : options
    return {
      parameter,
      label,
      shown: frequent,
      more: options.filter((option) => !frequent.includes(option)),
      folded,
      ...(switches && { switches: switches.map(switchOption) }),
    }
  })
}
