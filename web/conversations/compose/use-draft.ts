import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { savedInput } from '#web/platform/forms/kept/saved-input.ts'

const PAUSE = 800
const never = () => () => {}

/**
 * The draft of a message: this tab stores it at every letter, the server at every pause. The tab's version wins,
 * because the user typed it last.
 */
export function useDraft(key: string, kept: string, keep: (message: string) => Promise<unknown>) {
  const [typed, setText] = useState<string | null>(null)
  const restored = useSyncExternalStore(
    never,
    () => savedInput.read(key)?.[0]?.[1] ?? '',
    () => '',
  )
  const text = typed ?? (restored || kept)
  const [isKept, setKept] = useState(kept !== '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (message: string) => {
    setText(message)
    setKept(false)
    if (message) savedInput.write(key, [['message', message]])
    else savedInput.forget(key)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      saving.current = keep(message).then(
        () => setKept(message !== ''),
        () => {},
      )
    }, PAUSE)
  }
  /** The draft became a message: cancels every pending save of it. */
  const clear = async () => {
    clearTimeout(timer.current)
    setText('')
    setKept(false)
    savedInput.forget(key)
    await saving.current
  }
  return { text, type, clear, isKept }
}
