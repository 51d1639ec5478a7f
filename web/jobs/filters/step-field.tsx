import { useFollowing } from '#web/ui/use-following.ts'
import { SEARCH_FORM } from './use-search-form.ts'

type StepFieldProps = { name: string; label: string; steps: readonly number[]; chosen: number | undefined; words: (step: number) => string }

/** One upper limit of a few usual ones, beside the one that an address asks for. */
export function StepField({ name, label, steps, chosen, words }: StepFieldProps) {
  const [value, setValue] = useFollowing<string>(`${chosen ?? ''}`)
  const offered = chosen === undefined || steps.includes(chosen) ? steps : [...steps, chosen].toSorted((one, other) => one - other)
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="input" id={name} name={name} form={SEARCH_FORM} value={value} onChange={(event) => setValue(event.target.value)}>
        <option value="">指定しない</option>
        {offered.map((step) => (
          <option key={step} value={step}>
            {words(step)}
          </option>
        ))}
      </select>
    </div>
  )
}
