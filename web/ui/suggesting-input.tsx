import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFollowing } from './use-following.ts'
import './suggesting-input.css'

export type SuggestedText = { text: string; hint: string }

type SuggestingInputProps = {
  name: string
  value: string
  label: string
  placeholder?: string
  /** Completions of the last word of the text. */
  suggest: (word: string) => Promise<SuggestedText[]>
}

const PAUSE = 150
const lastWord = /[^\s\u3000]{0,200}$/u

/** A text field with completions (an ARIA combobox). While an input method composes, it neither asks nor takes keys; without scripts it is a plain field. */
export function SuggestingInput({ name, value, label, placeholder, suggest }: SuggestingInputProps) {
  const id = useId()
  const [text, setText] = useFollowing(value)
  const [options, setOptions] = useState<SuggestedText[]>([])
  const [active, setActive] = useState(-1)
  const asked = useRef(0)

  const close = () => {
    asked.current++
    setOptions([])
    setActive(-1)
  }
  const ask = (typed: string) => {
    const [word = ''] = lastWord.exec(typed) ?? []
    close()
    const mine = asked.current
    if (!word) return
    setTimeout(async () => {
      if (mine !== asked.current) return
      const found = await suggest(word).catch(() => [])
      if (mine === asked.current) setOptions(found)
    }, PAUSE)
  }
  const choose = (option: SuggestedText, form: HTMLFormElement | null) => {
    flushSync(() => {
      setText(text.replace(lastWord, () => option.text))
      close()
    })
    form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !options.length) return
    const option = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      // -1 is the text itself, between the last option and the first.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && option) choose(option, event.currentTarget.form)
    else return
    event.preventDefault()
  }

  return (
    <>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
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
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        onChange={(event) => {
          setText(event.target.value)
          if (!(event.nativeEvent as InputEvent).isComposing) ask(event.target.value)
        }}
        onCompositionEnd={(event) => ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {/* A list of words that stays under the field while one types: no native element is that. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <ul className="suggestions" id={`${id}-list`} role="listbox" aria-label={`${label}の候補`} hidden={!options.length}>
        {options.map((option, at) => (
          <li
            key={`${option.hint} ${option.text}`}
            id={`${id}-${at}`}
            // An option of the list above, for the same reason.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => {
              event.preventDefault()
              choose(option, event.currentTarget.closest('form'))
            }}
          >
            {option.text}
            <small>{option.hint}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
