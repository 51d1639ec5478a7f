import { type MouseEvent, useEffect, useRef } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'
import { boxesOf, useChosen } from './use-chosen.ts'

let last: HTMLInputElement | undefined

/** With Shift the box takes all rows between it and the last one that was pressed along. */
function takeRange(form: string, { shiftKey, currentTarget }: MouseEvent<HTMLInputElement>) {
  const boxes = boxesOf(form)
  const ends = [boxes.indexOf(currentTarget), last ? boxes.indexOf(last) : -1].toSorted((one, other) => one - other)
  if (shiftKey && ends[0]! >= 0) for (const box of boxes.slice(ends[0], ends[1]! + 1)) box.checked = currentTarget.checked
  last = currentTarget
}

type Box = { form: string; id: string; label: string; isChosen: boolean; isDisabled: boolean }

/** Chooses a row. The key X presses the one of the row that has the focus. While an act waits for its confirmation the choice stays as it is. */
export const RowBox = ({ form, id, label, isChosen, isDisabled }: Box) => (
  <label>
    <input
      type="checkbox"
      name="ids"
      value={id}
      form={form}
      aria-label={`${label}を選択`}
      defaultChecked={isChosen}
      disabled={isDisabled}
      onClick={(event) => takeRange(form, event)}
      data-key="x"
      data-key-label="行を選択"
    />
  </label>
)

/** Chooses all rows of this page, or none. Without scripts there is none: each box still works. */
export function PageBox({ form, count, isDisabled }: { form: string; count: number; isDisabled: boolean }) {
  const ref = useRef<HTMLInputElement>(null)
  const isScripted = useScripted()
  const chosen = useChosen(form)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = chosen > 0 && chosen < count
  }, [chosen, count])
  if (!isScripted) return null
  return (
    <label>
      <input
        ref={ref}
        type="checkbox"
        form={form}
        disabled={isDisabled}
        checked={count > 0 && chosen === count}
        aria-label={`このページの${count}件をすべて選択`}
        onChange={({ target }) => {
          for (const box of boxesOf(form)) box.checked = target.checked
          target.form?.dispatchEvent(new Event('change', { bubbles: true }))
        }}
      />
    </label>
  )
}
