import { useScripted } from '#web/ui/use-scripted.ts'

/** Ticks every box of its form that is named `ids`. Without scripts there is none: each box still works. */
export function TickAll({ label }: { label: string }) {
  if (!useScripted()) return null
  return (
    <input
      type="checkbox"
      aria-label={label}
      onChange={({ target }) => {
        for (const box of target.form?.querySelectorAll<HTMLInputElement>('input[name=ids]') ?? []) box.checked = target.checked
      }}
    />
  )
}
