import { Fold } from '../view/fold.tsx'
import { FilterCheck } from './filter-check.tsx'
import type { FilterGroup, FilterOption } from './filter-groups.ts'

/** A code table as check boxes. The folded ones open by themselves only when one of them is chosen. */
export function FilterFieldset({ group: { parameter, label, shown, more, folded, switches = [] } }: { group: FilterGroup }) {
  const isAnyChosen = [...switches, ...shown, ...more].some(({ chosen }) => chosen)
  const checks = (options: FilterOption[]) =>
    options.map(({ id, name, count, chosen }) => <FilterCheck key={id} name={parameter} value={id} label={name} count={count} chosen={chosen} />)
  const rest = more.length > 0 && (
    <Fold className="more" open={more.some(({ chosen }) => chosen)} summary={<summary>{`ほかの${label}（${more.length}）`}</summary>}>
      {checks(more)}
    </Fold>
  )

  if (!folded) {
    return (
      <fieldset id={`filter-${parameter}`}>
        <legend>{label}</legend>
        {checks(shown)}
        {rest}
      </fieldset>
    )
  }
  return (
    <Fold className="fold" open={isAnyChosen} summary={<summary>{label}</summary>}>
      <fieldset>
        <legend className="vh">{label}</legend>
        {switches.map(({ parameter: name, name: said, ...rest }) => (
          <FilterCheck key={name} name={name} value="true" label={said} {...rest} />
        ))}
        {checks(shown)}
        {rest}
      </fieldset>
    </Fold>
  )
}
