import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'

/** The steps that a selection can go to; the next one is chosen. */
export function StepSelect({ name, label, step }: { name: string; label: string; step: SelectionStep }) {
  const { steps, choicesBeside } = useSelectionWords()
  const others = choicesBeside(step)
  const next = steps.slice(steps.findIndex(({ key }) => key === step) + 1).find(({ retired }) => !retired)?.key
  return (
    <select className="input" name={name} aria-label={label} defaultValue={next} key={step}>
      {others.map(({ key: other, name: title }) => (
        <option key={other} value={other}>
          {title}
        </option>
      ))}
    </select>
  )
}
