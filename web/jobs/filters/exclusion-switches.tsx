import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from './use-search-form.ts'

type Exclusions = Pick<JobSearch, 'exclude_applied' | 'exclude_favorited'>

/** The search hides jobs that the candidate has marked or applied for, unless they switch that off; only the switched-off state is in the address. */
export default function ExclusionSwitches({ search }: { search: Exclusions }) {
  return (
    <fieldset>
      <legend>表示しない求人</legend>
      <ExclusionSwitch name="exclude_applied" label="応募した求人" given={search.exclude_applied} />
      <ExclusionSwitch name="exclude_favorited" label="「気になる」を送った求人" given={search.exclude_favorited} />
    </fieldset>
  )
}

function ExclusionSwitch({ name, label, given = true }: { name: keyof Exclusions; label: string; given: boolean | undefined }) {
  const [isOn, setOn] = useFollowing(given)
  return (
    <label className="switch">
      {label}
      {/* An unticked box sends nothing, so a hidden field has to say no; both together mean the default. */}
      <input type="hidden" form={SEARCH_FORM} name={name} value="false" />
      <input
        type="checkbox"
        role="switch"
        form={SEARCH_FORM}
        name={name}
        value="true"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
    </label>
  )
}
