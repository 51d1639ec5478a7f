import { Form, Link } from 'react-router'
import { FilterField } from '#web/ui/list/filter-field.tsx'
import { type ListFilter, valueInWords } from '#web/ui/list/list-filter.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { WorkMenu } from './work-menu.tsx'
import './filter-chips.css'

/** The search of a list, the conditions in force, each with its way out, and those that can be added. */
export function FilterChips({ filters }: { filters: ListFilter[] }) {
  const { valueOf, where, conditions, cleared } = useListAddress()
  const search = filters.find((filter) => 'type' in filter && filter.type === 'search')
  const others = filters.filter((filter) => filter !== search)
  const inForce = filters.flatMap((filter) => {
    const value = valueOf(filter.name)
    return value ? [{ filter, value }] : []
  })
  return (
    <div className="filter-chips">
      {search && <SearchField filter={search} />}
      {inForce.map(({ filter, value }) => (
        <Link
          key={filter.name}
          className="filter-chip"
          to={where(filter.name, '')}
          aria-label={`条件「${filter.label} ${isolated(valueInWords(filter, value))}」を外す`}
        >
          <span>{filter.label}</span> <b dir="auto">{valueInWords(filter, value)}</b>
          <WorkIcon name="close" />
        </Link>
      ))}
      {others.length > 0 && (
        <WorkMenu label="＋ 条件を追加" look="add">
          <FilterForm filters={others} />
        </WorkMenu>
      )}
      {conditions.length > 1 && (
        <Link className="clear" to={cleared}>
          条件をクリア
        </Link>
      )}
    </div>
  )
}

/** What the list is otherwise, sent along. */
function OtherParameters({ besides }: { besides: string[] }) {
  return useListAddress()
    .others(...besides)
    .map(([name, value]) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />)
}

function SearchField({ filter }: { filter: ListFilter }) {
  const { valueOf, path } = useListAddress()
  const value = valueOf(filter.name) ?? ''
  const { hint, maxLength } = 'options' in filter ? { hint: undefined, maxLength: undefined } : filter
  return (
    <search className="list-search">
      <Form method="get" action={path} key={value}>
        <OtherParameters besides={[filter.name]} />
        <input
          type="search"
          className="input"
          name={filter.name}
          defaultValue={value}
          aria-label={filter.label}
          placeholder={hint ?? filter.label}
          maxLength={maxLength}
          data-key="/"
        />
        <button type="submit" className="button icon" aria-label="検索">
          <WorkIcon name="search" />
        </button>
      </Form>
    </search>
  )
}

function FilterForm({ filters }: { filters: ListFilter[] }) {
  const { valueOf, path, query } = useListAddress()
  return (
    <Form method="get" action={path} key={query}>
      <OtherParameters besides={filters.map(({ name }) => name)} />
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={valueOf(filter.name) ?? ''} />
      ))}
      <button type="submit" className="button">
        絞り込み
      </button>
    </Form>
  )
}
