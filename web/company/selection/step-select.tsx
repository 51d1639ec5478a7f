import { selectionSteps, type SelectionStep } from '#contract/selection-steps.ts'

const names = Object.entries(selectionSteps) as [SelectionStep, string][]

/** The steps that a selection can go to; the next one is chosen. */
export function StepSelect({ name, label, step }: { name: string; label: string; step: SelectionStep }) {
  const others = names.filter(([other]) => other !== step)
  const next = names[names.findIndex(([other]) => other === step) + 1]?.[0]
  return (
    <select className="input" name={name} aria-label={label} defaultValue={next} key={step}>
      {others.map(([other, title]) => (
        <option key={other} value={other}>
          {title}
        </option>
      ))}
    </select>
  )
}
