import type { ChangeEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { FILTERS } from '../filters/filters.tsx'
import type { FilterGroup } from '../filters/filter-groups.ts'
import { SortSelect } from '#web/ui/list/sort-select.tsx'
import { SEARCH_FORM } from '../filters/use-search-form.ts'
import { ViewSwitch } from '../view/view-switch.tsx'
import { sorts } from './sorts.ts'
import { grouped } from '#web/ui/text/grouped.ts'

type ResultLineProps = {
  total: number
  groups: FilterGroup[]
  minSalary: number | undefined
  sort: number
  isFull: boolean
  onChange: (event: ChangeEvent<HTMLElement>) => void
}

/** How many jobs, what they are narrowed by, in which order and view. */
export function ResultLine({ total, groups, minSalary, sort, isFull, onChange }: ResultLineProps) {
  return (
    <div className="result-line">
      <h1>
        <b>{grouped(total)}</b>件<span className="wide-only">の求人</span>
      </h1>
      <FilterBar groups={groups} minSalary={minSalary} />
      <SortSelect form={SEARCH_FORM} value={valueOf(sort)} sorts={orders} onChange={onChange} />
      <ViewSwitch isFull={isFull} />
    </div>
  )
}

/** What people narrow by most, on wide pages: each opens the sheet of all conditions at its own. */
function FilterBar({ groups, minSalary }: Pick<ResultLineProps, 'groups' | 'minSalary'>) {
  const chosenIn = (parameter: string) => {
    const group = groups.find((one) => one.parameter === parameter)
    return [...(group?.shown ?? []), ...(group?.more ?? [])].filter(({ chosen }) => chosen).length
  }
  const parts = [
    { part: 'job_fields', label: '職種', count: chosenIn('job_fields') },
    { part: 'prefectures', label: '勤務地', count: chosenIn('prefectures') },
    { part: 'pay', label: '年収', count: minSalary === undefined ? 0 : 1 },
    { part: 'remote', label: 'リモート', count: chosenIn('remote') },
  ]
  return (
    <div className="filter-bar">
      {parts.map(({ part, label, count }) => (
        <button
          key={part}
          type="button"
          className={count > 0 ? 'button small on' : 'button small'}
          popoverTarget={FILTERS}
          // The sheet opens with the press, and before it is painted stands at the part.
          onClick={() => requestAnimationFrame(() => document.getElementById(`filter-${part}`)?.scrollIntoView({ block: 'start' }))}
        >
          {label}
          {count > 0 && ` ${count}`}
          <Icon name="next" />
        </button>
      ))}
      <button type="button" className="button small bare" popoverTarget={FILTERS}>
        <Icon name="filter" />
        すべての条件
      </button>
    </div>
  )
}

const USUAL = 1

/** The default order is not in the URL. */
const valueOf = (sort: number) => (sort === USUAL ? '' : `${sort}`)
const orders = sorts.map(({ id, name }) => ({ value: valueOf(id), label: name }))
