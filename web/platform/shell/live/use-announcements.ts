import { useEffect } from 'react'
import { watchLive } from './watch-live.ts'

/** Every open page gets the event at once; their requests are spread over this time. */
const SPREAD = 1_500

/** While the user sees the page, and not for `none`: calls `look` after operators published something of this kind, and when the page was hidden and may have missed it. */
export function useAnnouncements(area: 'candidate' | 'member' | 'none', kind: 'notice' | 'banner', look: () => void) {
  useEffect(() => {
    if (area === 'none') return
    const address = `/online/api/v1/amateras/${area === 'candidate' ? 'candidate_users' : 'company_users'}/events/`
    let leave: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout>
    const hear = (told?: string) => {
      // `ready`: the page may have missed an event between its rendering and its connection.
      if (told !== undefined && told !== kind && told !== 'ready') return
      clearTimeout(timer)
      timer = setTimeout(look, Math.random() * SPREAD)
    }
    const follow = () => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && !leave) leave = watchLive(address, hear)
      if (isSeen) return
      leave?.()
      leave = undefined
    }
    const comeBack = () => {
      follow()
      if (leave) hear()
    }
    follow()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      clearTimeout(timer)
      leave?.()
    }
  }, [area, kind, look])
}
