import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Message } from '#contract/messages.ts'
import { Outbox, type Outgoing } from './outbox.ts'

const nothing: Outgoing[] = []
const storageOf = () => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The outbox of one thread while its page is open. It begins with what was left when the page was closed. */
export function useOutbox(key: string, send: (message: Outgoing) => Promise<Message>, onSent: (message: Message) => void) {
  const acts = useRef({ send, onSent })
  useEffect(() => {
    acts.current = { send, onSent }
  })
  const [outbox, setOutbox] = useState<Outbox>()
  useEffect(() => {
    const opened = new Outbox({
      key,
      send: (message) => acts.current.send(message),
      onSent: (message) => acts.current.onSent(message),
      storage: storageOf(),
    })
    setOutbox(opened)
    void opened.run()
    const again = () => opened.again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [key])
  const items = useSyncExternalStore(
    (listener) => outbox?.subscribe(listener) ?? (() => {}),
    () => outbox?.items() ?? nothing,
    () => nothing,
  )
  return { outbox, items }
}
