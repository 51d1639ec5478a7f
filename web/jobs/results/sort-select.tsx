import type { ChangeEvent } from 'react'
import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from '../filters/use-search-form.ts'
import { sorts } from './sorts.ts'

const USUAL = 1

/** The usual order is not written into the URL. */
const valueOf = (sort: number) => (sort === USUAL ? '' : `${sort}`)

export function SortSelect({ sort, onChange }: { sort: number; onChange: (event: ChangeEvent<HTMLElement>) => void }) {
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
