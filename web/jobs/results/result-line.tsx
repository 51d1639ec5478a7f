import type { ChangeEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { FILTERS } from '../filters/filters.tsx'
import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from '../filters/use-search-form.ts'
import { sorts } from './sorts.ts'
import { grouped } from '#web/ui/text/grouped.ts'

type ResultLineProps = { total: number; conditions: number; sort: number; onChange: (event: ChangeEvent<HTMLElement>) => void }

export function ResultLine({ total, conditions, sort, onChange }: ResultLineProps) {
  return (
    <div className="result-line">
      <h1>
        <b>{grouped(total)}</b>件<span className="wide-only">の求人</span>
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

const USUAL = 1

/** The default order is not in the URL. */
const valueOf = (sort: number) => (sort === USUAL ? '' : `${sort}`)

function SortSelect({ sort, onChange }: { sort: number; onChange: (event: ChangeEvent<HTMLElement>) => void }) {
  const [value, setValue] = useFollowing(valueOf(sort))
  return (
    <>
      <label className="vh" htmlFor="sort">
        並び順
      </label>
      <select
        className="input"
        id="sort"
        name="sort"
        form={SEARCH_FORM}
        value={value}
        onChange={(event) => {
          setValue(event.target.value)
          onChange(event)
        }}
      >
        {sorts.map(({ id, name }) => (
          <option key={id} value={valueOf(id)}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
