import { useId } from 'react'
import type { ListFilter } from './list-filter.ts'
import '../styles/form.css'

/** One condition as a field of a form. */
export function FilterField({ filter, value }: { filter: ListFilter; value: string }) {
  const id = useId()
  const { name, label } = filter
  const control = { id, name, className: 'input', defaultValue: value }
  const isSearch = 'type' in filter && filter.type === 'search'
  return (
    <div className={isSearch ? 'field search' : 'field'}>
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
        <input {...control} type={filter.type} maxLength={filter.maxLength} placeholder={filter.hint} data-key={isSearch ? '/' : undefined} />
      )}
    </div>
  )
}
