import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Message } from '#contract/conversations/messages.ts'
import { personalStorage } from '#web/platform/calls/personal-storage.ts'
import { Outbox, type Outgoing } from './outbox.ts'

const nothing: Outgoing[] = []
const storage = {
  read: (key: string) => personalStorage.read('outbox', key),
  write: (key: string, text: string | null) => personalStorage.write('outbox', key, text),
}

/** The outbox of one conversation while its page is open. It starts with the unsent messages of the last visit. */
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
      storage,
    })
    setOutbox(opened)
    void opened.run()
    const again = () => opened.again()
    // Only this tab stores unsent messages, so the browser asks before the user closes it.
    const ask = (event: Event) => opened.items().length > 0 && event.preventDefault()
    addEventListener('online', again)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('online', again)
      removeEventListener('beforeunload', ask)
    }
  }, [key])
  const items = useSyncExternalStore(
    (listener) => outbox?.subscribe(listener) ?? (() => {}),
    () => outbox?.items() ?? nothing,
    () => nothing,
  )
  return { outbox, items }
}
