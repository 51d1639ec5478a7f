import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useFollowing } from '../use-following.ts'

/** What the list does with the field that it belongs to. */
export type SuggestionsProps = {
  id: string
  label: string
  field: RefObject<HTMLInputElement | null>
  text: string
  setText: (text: string) => void
  /** Tells the field whether the list is open, and which option is chosen for the moment. */
  setShown: (shown: Shown) => void
}
type Shown = { isOpen: boolean; active?: string | undefined }

type SuggestingInputProps = {
  name: string
  value: string
  label: string
  placeholder?: string
  /** The list under the field; browsers load it when the field gets the focus. */
  load: () => Promise<{ default: ComponentType<SuggestionsProps> }>
}

/** A text field with suggestions (an ARIA combobox). Until their code is there, and without scripts, it is a plain field. */
export function SuggestingInput({ name, value, label, placeholder, load }: SuggestingInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useFollowing(value)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const [{ isOpen, active }, setShown] = useState<Shown>({ isOpen: false })

  const begin = () => {
    // Without the list, the field still searches.
    if (!Suggestions)
      load().then(
        (part) => setSuggestions(() => part.default),
        () => {},
      )
  }
  // The page's scripts may have come because somebody went to the field.
  const beginOnce = useRef(begin)
  useEffect(() => {
    if (document.activeElement === field.current) beginOnce.current()
  }, [])

  return (
    <>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        ref={field}
        id={id}
        name={name}
        value={text}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={Suggestions && `${id}-list`}
        aria-activedescendant={active}
        onFocus={begin}
        onChange={(event) => setText(event.target.value)}
      />
      {Suggestions && <Suggestions id={id} label={label} field={field} text={text} setText={setText} setShown={setShown} />}
    </>
  )
}
