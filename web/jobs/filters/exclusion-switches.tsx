import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from './use-search-form.ts'

type Exclusions = Pick<JobSearch, 'exclude_applied' | 'exclude_favorited'>

/** What a candidate has dealt with already is left out unless they say otherwise; only that it is not left out stands in the address. */
export const ExclusionSwitches = ({ search }: { search: Exclusions }) => (
  <fieldset>
    <legend>表示しない求人</legend>
    <ExclusionSwitch name="exclude_applied" label="応募した求人" given={search.exclude_applied} />
    <ExclusionSwitch name="exclude_favorited" label="気になるに入れた求人" given={search.exclude_favorited} />
  </fieldset>
)

function ExclusionSwitch({ name, label, given = true }: { name: keyof Exclusions; label: string; given: boolean | undefined }) {
  const [isOn, setOn] = useFollowing(given)
  return (
    <label className="switch">
      {label}
      {/* A box that is not ticked sends nothing, so something else has to say no; what says both is the usual. */}
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
