import { useEffect, useRef } from 'react'
import { watchLive } from '#web/platform/shell/live/watch-live.ts'

/** Announcements of operators change nothing in a conversation. */
const ofOperators = ['notice', 'banner']

/** While the page is open, the server sends an event when something changed, and the page reloads its data. */
export function useLive(address: string, onChange: () => void) {
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => watchLive(address, (kind = '') => !ofOperators.includes(kind) && change.current()), [address])
}
