import { Form, useLocation } from 'react-router'
import { FilterField } from './filter-field.tsx'
import type { ListFilter } from './list-filter.ts'
import { useListAddress } from './use-list-address.ts'
import './list-filters.css'

type Filter = ListFilter & { value: string | undefined }

/** What narrows a list, as a form that works without scripts; the conditions that stand elsewhere on the page stay. */
export function ListFilters({ filters, button = '絞り込み' }: { filters: Filter[]; button?: string }) {
  const { others } = useListAddress()
  const { search } = useLocation()
  return (
    <Form method="get" className="list-filters" key={search}>
      {others(...filters.map(({ name }) => name)).map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      {filters.map(({ value = '', ...filter }) => (
        <FilterField key={filter.name} filter={filter} value={value} />
      ))}
      <button type="submit" className="button">
        {button}
      </button>
    </Form>
  )
}
