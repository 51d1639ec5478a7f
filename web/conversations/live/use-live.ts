import { useEffect, useRef } from 'react'
import { watchLive } from '#web/platform/shell/live/watch-live.ts'

/** What operators tell everybody changes nothing between two sides. */
const ofOperators = ['notice', 'banner']

/** While the page is open: the server says when something changed, and the page asks again. */
export function useLive(address: string, onChange: () => void) {
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => watchLive(address, (kind = '') => !ofOperators.includes(kind) && change.current()), [address])
}
