import { useState } from 'react'
import { FilterCheck } from './filter-check.tsx'
import type { FilterGroup, FilterOption } from './filter-groups.ts'

/** A code table as check boxes. The folded ones open by themselves only when one of them is chosen. */
export function FilterFieldset({ group: { parameter, label, shown, more, folded } }: { group: FilterGroup }) {
  const isAnyChosen = [...shown, ...more].some(({ chosen }) => chosen)
  const [startsOpen] = useState(isAnyChosen)
  const checks = (options: FilterOption[]) =>
    options.map(({ id, name, count, chosen }) => <FilterCheck key={id} name={parameter} value={id} label={name} count={count} chosen={chosen} />)
  const rest = more.length > 0 && (
    <More label={`ほかの${label}（${more.length}）`} open={more.some(({ chosen }) => chosen)}>
      {checks(more)}
    </More>
  )

  if (!folded) {
    return (
      <fieldset>
        <legend>{label}</legend>
        {checks(shown)}
        {rest}
      </fieldset>
    )
  }
  return (
    <details className="fold" open={startsOpen}>
      <summary>{label}</summary>
      <fieldset>
        <legend className="vh">{label}</legend>
        {checks(shown)}
        {rest}
      </fieldset>
    </details>
  )
}

function More({ label, open, children }: { label: string; open: boolean; children: React.ReactNode }) {
  const [startsOpen] = useState(open)
  return (
    <details className="more" open={startsOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
