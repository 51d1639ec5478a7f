import type { ChangeEvent } from 'react'
import { useFollowing } from '../use-following.ts'

type Props = { form: string; value: string; sorts: readonly { value: string; label: string }[]; onChange: (event: ChangeEvent<HTMLElement>) => void }

/** The order of a list; it stands in the list's head and belongs to the form of the conditions. */
export function SortSelect({ form, value, sorts, onChange }: Props) {
  const [chosen, setChosen] = useFollowing(value)
  return (
    <>
      <label className="vh" htmlFor="sort">
        並び順
      </label>
      <select
        className="input"
        id="sort"
        name="sort"
        form={form}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value)
          onChange(event)
        }}
      >
        {sorts.map(({ value: one, label }) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}
