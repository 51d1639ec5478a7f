import { useId } from 'react'
import { Form, useLocation } from 'react-router'
import { useListAddress } from './use-list-address.ts'
import '../styles/form.css'
import './list-filters.css'

type Filter = { name: string; label: string; value: string | undefined } & (
  | { options: Record<string, string> }
  | { type: 'search' | 'text' | 'date'; maxLength?: number; hint?: string }
)

/** What narrows a list, as a form that works without scripts; the conditions that stand elsewhere on the page stay. */
export function ListFilters({ filters, button = '絞り込み' }: { filters: Filter[]; button?: string }) {
  const { conditions } = useListAddress()
  const { search } = useLocation()
  const others = conditions.filter(([name]) => !filters.some((filter) => filter.name === name))
  return (
    <Form method="get" className="list-filters" key={search}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} />
      ))}
      <button type="submit" className="button">
        {button}
      </button>
    </Form>
  )
}

function FilterField({ filter }: { filter: Filter }) {
  const id = useId()
  const { name, label, value = '' } = filter
  const control = { id, name, className: 'input', defaultValue: value }
  return (
    <div className={'type' in filter && filter.type === 'search' ? 'field search' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {'options' in filter ? (
        <select {...control}>
          <option value="">すべて</option>
          {Object.entries(filter.options).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} type={filter.type} maxLength={filter.maxLength} placeholder={filter.hint} data-key={filter.type === 'search' ? '/' : undefined} />
      )}
    </div>
  )
}
