import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher, useLocation, useSubmit } from 'react-router'
import { showToast } from '#web/platform/calls/toasts.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import './saving-select.css'

type Props = {
  /** Whose value of which kind is chosen: 「三枝 由香さんの役割」. */
  label: string
  name: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  /** What the page's action does with it, and the rest of its form. */
  intent: string
  hidden: Record<string, string>
  /** A single key that leads here. */
  keyed?: string
}

/** A choice that is saved as soon as it is made, with the way back in the toast. Without scripts it has a button. */
export function SavingSelect(props: Props) {
  const { label, name, value, options, intent, hidden, keyed } = props
  const fetcher = useFetcher<FormResult>({ key: keyOf(props) })
  const isScripted = useScripted()
  const select = useRef<HTMLSelectElement>(null)
  const from = useRef<string>(undefined)
  useAnswer(props, fetcher, select, from)
  // Not by its key: the select would be another one, and the focus gone.
  useEffect(() => {
    if (select.current) select.current.value = value
  }, [value])
  return (
    <fetcher.Form method="post" className="saving-select" preventScrollReset>
      {Object.entries({ ...hidden, intent }).map(([field, one]) => (
        <input key={field} type="hidden" name={field} value={one} />
      ))}
      <select
        ref={select}
        className="input"
        name={name}
        aria-label={label}
        defaultValue={value}
        aria-busy={fetcher.state !== 'idle' || undefined}
        onChange={({ currentTarget }) => {
          from.current = value
          currentTarget.form?.requestSubmit()
        }}
        {...(keyed ? { 'data-key': keyed } : {})}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      {!isScripted && (
        <button type="submit" className="button small" aria-label={`${label}を保存`}>
          保存
        </button>
      )}
    </fetcher.Form>
  )
}

const keyOf = ({ intent, hidden }: Pick<Props, 'intent' | 'hidden'>) => `${intent}-${Object.values(hidden).join('-')}`

/** Says once how the choice ended, and offers the way back; one that was refused stands as it was. */
function useAnswer(
  { name, value, intent, hidden }: Props,
  { data, state }: ReturnType<typeof useFetcher<FormResult>>,
  select: RefObject<HTMLSelectElement | null>,
  from: RefObject<string | undefined>,
) {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const said = useRef(data)
  useEffect(() => {
    if (state !== 'idle' || !data || data === said.current) return
    said.current = data
    const before = from.current
    from.current = undefined
    if (!data.saved) {
      if (select.current) select.current.value = value
      return showToast(data.refusal.sentence, { type: 'error' })
    }
    const fetcherKey = keyOf({ intent, hidden })
    // To this page's own address: the toast outlives the page.
    const undo = () => void submit({ ...hidden, intent, [name]: before ?? '' }, { method: 'post', action: pathname + search, navigate: false, fetcherKey })
    showToast(data.sentence ?? '', before === undefined ? {} : { undo })
  }, [state, data, value, name, intent, hidden, submit, pathname, search, select, from])
}
