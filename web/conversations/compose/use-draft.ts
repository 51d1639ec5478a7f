import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keptInput } from '#web/platform/forms/kept/kept-input.ts'

const PAUSE = 800
const never = () => () => {}

/**
 * What is being written, kept in this tab with every letter and on the server with every pause. What this tab holds comes first:
 * it is what was typed here last.
 */
export function useDraft(key: string, kept: string, keep: (message: string) => Promise<unknown>) {
  const [typed, setText] = useState<string | null>(null)
  const restored = useSyncExternalStore(
    never,
    () => keptInput.read(key)?.[0]?.[1] ?? '',
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
    if (message) keptInput.write(key, [['message', message]])
    else keptInput.forget(key)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      saving.current = keep(message).then(
        () => setKept(message !== ''),
        () => {},
      )
    }, PAUSE)
  }
  /** The draft became a message: nothing that is still being kept may outlive it. */
  const clear = async () => {
    clearTimeout(timer.current)
    setText('')
    setKept(false)
    keptInput.forget(key)
    await saving.current
  }
  return { text, type, clear, isKept }
}
