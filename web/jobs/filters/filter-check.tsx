import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from './use-search-form.ts'
import { grouped } from '#web/ui/text/grouped.ts'

type FilterCheckProps = { name: string; value: string | number; label: string; count: number | null; chosen: boolean }

export function FilterCheck({ name, value, label, count, chosen }: FilterCheckProps) {
  const [checked, setChecked] = useFollowing(chosen)
  return (
    <label className={count === 0 ? 'check zero' : 'check'}>
      <input type="checkbox" form={SEARCH_FORM} name={name} value={value} checked={checked} onChange={(event) => setChecked(event.target.checked)} />
      {label}
      {count !== null && <span className="num">{grouped(count)}</span>}
    </label>
  )
}
