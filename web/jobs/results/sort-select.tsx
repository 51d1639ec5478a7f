import type { ChangeEvent } from 'react'
import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from '../search/use-search-form.ts'
import { sorts } from './sorts.ts'

export function SortSelect({ sort, onChange }: { sort: number; onChange: (event: ChangeEvent<HTMLElement>) => void }) {
  const [value, setValue] = useFollowing<string>(`${sort}`)
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
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
