import type { PlaceOptions } from './place-options.ts'
import { Fold } from '../../view/fold.tsx'
import { FilterCheck } from '../filter-check.tsx'
import { StepField } from '../step-field.tsx'
import { SEARCH_FORM } from '../use-search-form.ts'

const STEPS = [3, 5, 10, 15, 20]

/** 市区町村 of the chosen prefectures with their jobs, a field for any station, and how far it may be. It stays folded until one of them is chosen. */
export function PlaceFilter({ shown, more, walk_minutes }: PlaceOptions & { walk_minutes: number | undefined }) {
  const isChosen = walk_minutes !== undefined || [...shown, ...more].some(({ chosen }) => chosen)
  const checks = (options: PlaceOptions['shown']) =>
    options.map(({ place, name, count, chosen }) => <FilterCheck key={place} name="places" value={place} label={name} count={count} chosen={chosen} />)
  return (
    <Fold className="fold" open={isChosen} summary={<summary>市区町村・駅</summary>}>
      <fieldset>
        <legend className="vh">市区町村・駅</legend>
        {checks(shown)}
        {more.length > 0 && (
          <Fold className="more" open={false} summary={<summary>{`ほかの市区町村（${more.length}）`}</summary>}>
            {checks(more)}
          </Fold>
        )}
      </fieldset>
      <PlaceField />
      <StepField name="walk_minutes" label="駅から徒歩" steps={STEPS} chosen={walk_minutes} words={(minutes) => `${minutes}分以内`} />
    </Fold>
  )
}

/** Adds one place to the chosen ones. */
const PlaceField = () => (
  <div className="field">
    <label htmlFor="place">駅・市区町村の名前</label>
    <input className="input" id="place" name="places" form={SEARCH_FORM} maxLength={40} placeholder="例：渋谷駅" enterKeyHint="search" defaultValue="" />
  </div>
)
