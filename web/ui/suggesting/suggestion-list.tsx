import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SuggestionsProps } from './suggesting-input.tsx'
import { useRoomBelow } from './use-room-below.ts'
import './suggestion-list.css'

/** `text`: what the field says when it is chosen. */
export type SuggestionOption = { key: string; text: string; content: ReactNode }

type SuggestionListProps<Option extends SuggestionOption> = SuggestionsProps & {
  ask: (text: string, signal: AbortSignal) => Promise<Option[]>
  choose: (option: Option) => void
}

const PAUSE = 120
/** The key that an input method has taken, whatever it does with it. */
const TAKEN_BY_INPUT_METHOD = 229

/** The list of a combobox after the ARIA Authoring Practices. While an input method composes, it neither asks nor takes keys; an old answer never replaces a newer one. */
export function SuggestionList<Option extends SuggestionOption>({ id, label, field, setText, setShown, ask, choose }: SuggestionListProps<Option>) {
  const [options, setOptions] = useState<Option[] | null>(null)
  const [active, setActive] = useState(-1)
  const asking = useRef(new AbortController())
  const isOpen = options !== null && options.length > 0
  const list = useRoomBelow(field, isOpen)

  const stop = () => {
    asking.current.abort()
    asking.current = new AbortController()
    return asking.current.signal
  }
  const close = () => {
    stop()
    setOptions(null)
    setActive(-1)
  }
  const open = (text: string, pause: number) => {
    const signal = stop()
    setActive(-1)
    setTimeout(async () => {
      if (signal.aborted) return
      const found = await ask(text, signal).catch(() => [])
      if (!signal.aborted) setOptions(found)
    }, pause)
  }
  const take = (option: Option) => {
    flushSync(() => {
      setText(option.text)
      close()
    })
    choose(option)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari says only by this code that Enter has ended a conversion.
    if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isOpen) {
      if (!isVertical) return
      openWith(0)()
      event.preventDefault()
      return
    }
    const option = options[active]
    if (isVertical && !event.altKey) {
      const step = event.key === 'ArrowDown' ? 1 : -1
      // -1 is the text itself, between the last option and the first.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
      event.preventDefault()
    } else if (event.key === 'Escape' || (isVertical && event.altKey)) {
      close()
      event.preventDefault()
    } else if (event.key === 'Enter') {
      if (!option) return close()
      event.preventDefault()
      take(option)
    } else if (event.key === 'Tab') {
      if (option) setText(option.text)
      close()
    } else if (/^(?:Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setActive(-1)
  }
  const openWith = (pause: number) => () => open(field.current?.value ?? '', pause)
  const handlers = {
    keydown: (event: Event) => onKeyDown(event as KeyboardEvent),
    input: (event: Event) => {
      if (!(event as InputEvent).isComposing) openWith(PAUSE)()
    },
    compositionend: openWith(PAUSE),
    focus: openWith(0),
    // A field that already has the focus opens its list when it is pressed.
    pointerdown: openWith(0),
    blur: close,
  } satisfies Record<string, (event: Event) => void>
  const current = useRef(handlers)
  useEffect(() => {
    current.current = handlers
  })
  useEffect(() => {
    const input = field.current
    if (!input) return
    const listening = new AbortController()
    for (const name of ['keydown', 'input', 'compositionend', 'pointerdown', 'focus', 'blur'] as const)
      input.addEventListener(name, (event) => current.current[name](event), { signal: listening.signal })
    // It came because the field got the focus, or a first letter.
    if (document.activeElement === input) current.current.focus()
    return () => {
      listening.abort()
      asking.current.abort()
    }
  }, [field])
  const activeId = active < 0 ? undefined : `${id}-${active}`
  useEffect(() => {
    setShown({ isOpen, active: activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, activeId, setShown])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- no native element lists words under a field while one types */}
      <ul className="suggestions" ref={list} id={`${id}-list`} role="listbox" aria-label={`${label}の候補`} hidden={!isOpen}>
        {options?.map((option, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard, and says which option is active
          <li
            key={option.key}
            id={`${id}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- an option of the list above
            role="option"
            aria-selected={at === active}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option.content}
          </li>
        ))}
      </ul>
      <output className="vh">{options && (isOpen ? `候補が${options.length}件あります` : '候補はありません')}</output>
    </>
  )
}
