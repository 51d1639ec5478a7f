import { useEffect, useRef } from 'react'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
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
  const { fetcher, selectRef, save } = useSaving(props)
  const isScripted = useScripted()
  return (
    <fetcher.Form method="post" className="saving-select" preventScrollReset>
      <MembershipField />
      {Object.entries({ ...hidden, intent }).map(([field, one]) => (
        <input key={field} type="hidden" name={field} value={one} />
      ))}
      <select
        ref={selectRef}
        className="input"
        name={name}
        aria-label={label}
        defaultValue={value}
        aria-busy={fetcher.state !== 'idle' || undefined}
        onChange={({ currentTarget }) => save(currentTarget.form)}
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

/** Sends the choice, says once how it ended, and offers the way back; one that was refused stands as it was. */
function useSaving({ name, value, intent, hidden }: Props) {
  const fetcherKey = `${intent}-${Object.values(hidden).join('-')}`
  const fetcher = useFetcher<FormResult>({ key: fetcherKey })
  const { data, state } = fetcher
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const selectRef = useRef<HTMLSelectElement>(null)
  const beforeRef = useRef<string>(undefined)
  const saidRef = useRef(data)
  // Not by its key: the select would be another one, and the focus gone.
  useEffect(() => {
    if (selectRef.current) selectRef.current.value = value
  }, [value])
  useEffect(() => {
    if (state !== 'idle' || !data || data === saidRef.current) return
    saidRef.current = data
    const before = beforeRef.current
    beforeRef.current = undefined
    if (!data.saved) {
      if (selectRef.current) selectRef.current.value = value
      return showToast(data.refusal.sentence, { type: 'error' })
    }
    // To this page's own address: the toast outlives the page.
    const undo = () => void submit({ ...hidden, intent, [name]: before ?? '' }, { method: 'post', action: pathname + search, navigate: false, fetcherKey })
    showToast(data.sentence ?? '', before === undefined ? {} : { undo })
  }, [state, data, value, name, intent, hidden, submit, pathname, search, fetcherKey])
  const save = (form: HTMLFormElement | null) => {
    beforeRef.current = value
    form?.requestSubmit()
  }
  return { fetcher, selectRef, save }
}
