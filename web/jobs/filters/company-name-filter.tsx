import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from './use-search-form.ts'

export function CompanyNameFilter({ name }: { name: string }) {
  const [value, setValue] = useFollowing(name)
  return (
    <div className="field">
      <label htmlFor="company_name">会社名</label>
      <input
        className="input"
        id="company_name"
        name="company_name"
        form={SEARCH_FORM}
        maxLength={100}
        enterKeyHint="search"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  )
}
