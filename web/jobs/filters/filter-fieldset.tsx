import { Fold } from '../view/fold.tsx'
import { FilterCheck } from './filter-check.tsx'
import type { FilterGroup, FilterOption } from './filter-groups.ts'
import { useCountedGroup } from './counts/use-counted-group.ts'

/** A code table as check boxes. The folded ones open by themselves only when one of them is chosen. */
export function FilterFieldset({ group }: { group: FilterGroup }) {
  const { parameter, label, shown, more, folded, switches = [] } = group
  if (!folded) {
    return (
      <fieldset id={`filter-${parameter}`}>
        <legend>{label}</legend>
        <Checks group={group} />
      </fieldset>
    )
  }
  return (
    <Fold className="fold" open={[...switches, ...shown, ...more].some(({ chosen }) => chosen)} summary={<summary>{label}</summary>}>
      <FoldedChecks group={group} />
    </Fold>
  )
}

/** It stands on the page once its fold was opened; without scripts it has no counts. */
function FoldedChecks({ group: given }: { group: FilterGroup }) {
  const group = useCountedGroup(given)
  return (
    <fieldset>
      <legend className="vh">{group.label}</legend>
      {group.switches?.map(({ parameter: name, name: said, ...rest }) => (
        <FilterCheck key={name} name={name} value="true" label={said} {...rest} />
      ))}
      <Checks group={group} />
    </fieldset>
  )
}

function Checks({ group: { parameter, label, shown, more } }: { group: FilterGroup }) {
  const checks = (options: FilterOption[]) =>
    options.map(({ id, name, count, chosen }) => <FilterCheck key={id} name={parameter} value={id} label={name} count={count} chosen={chosen} />)
  return (
    <>
      {checks(shown)}
      {more.length > 0 && (
        <Fold className="more" open={more.some(({ chosen }) => chosen)} summary={<summary>{`ほかの${label}（${more.length}）`}</summary>}>
          {checks(more)}
        </Fold>
      )}
    </>
  )
}
