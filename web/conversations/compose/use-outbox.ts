import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Message } from '#contract/conversations/messages.ts'
import { Outbox, type Outgoing } from './outbox.ts'
import { deviceOutbox, tabOutbox } from './outbox-storage.ts'

const nothing: Outgoing[] = []

/** The outbox of one conversation while its page is open. It starts with the unsent messages of the last visit. */
export function useOutbox(side: 'candidate' | 'company', key: string, send: (message: Outgoing) => Promise<Message>, onSent: (message: Message) => void) {
  const acts = useRef({ send, onSent })
  useEffect(() => {
    acts.current = { send, onSent }
  })
  const [outbox, setOutbox] = useState<Outbox>()
  useEffect(() => {
    const opened = new Outbox({
      send: (message) => acts.current.send(message),
      onSent: (message) => acts.current.onSent(message),
      storage: side === 'candidate' ? deviceOutbox(key) : tabOutbox(key),
    })
    setOutbox(opened)
    void opened.run()
    const over = new AbortController()
    addEventListener('online', () => opened.again(), { signal: over.signal })
    // Another tab of the same candidate wrote, sent or took back.
    addEventListener('storage', ({ key: name }) => name?.startsWith('device:waiting:') && (opened.readAgain(), void opened.run()), { signal: over.signal })
    // What only this tab stores would go with it: the browser asks before the user closes it.
    addEventListener('beforeunload', (event) => opened.isAtRisk() && event.preventDefault(), { signal: over.signal })
    return () => over.abort()
  }, [side, key])
  const items = useSyncExternalStore(
    (listener) => outbox?.subscribe(listener) ?? (() => {}),
    () => outbox?.items() ?? nothing,
    () => nothing,
  )
  return { outbox, items }
}
