import type { ChangeEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { FILTERS } from '../filters/filters.tsx'
import { SortSelect } from './sort-select.tsx'

type ResultLineProps = { total: number; conditions: number; sort: number; onChange: (event: ChangeEvent<HTMLElement>) => void }

export function ResultLine({ total, conditions, sort, onChange }: ResultLineProps) {
  return (
    <div className="result-line">
      <h1>
        <b>{total.toLocaleString('ja-JP')}</b>件<span className="wide-only">の求人</span>
      </h1>
      <div className="row">
        <button type="button" className="button small open-filter" popoverTarget={FILTERS}>
          <Icon name="filter" />
          条件{conditions > 0 && ` ${conditions}`}
        </button>
        <SortSelect sort={sort} onChange={onChange} />
      </div>
    </div>
  )
}
