import { useEffect } from 'react'
import { watchLive } from './watch-live.ts'

/** Everybody hears of it at once; they ask one after the other. */
const SPREAD = 1_500

/** While the page is seen, and not for `none`: `look` after operators announced something of this kind, and when the page was away and may have missed it. */
export function useAnnouncements(area: 'candidate' | 'member' | 'none', kind: 'notice' | 'banner', look: () => void) {
  useEffect(() => {
    if (area === 'none') return
    const address = `/online/api/v1/amateras/${area === 'candidate' ? 'candidate_users' : 'company_users'}/events/`
    let leave: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout>
    const hear = (told?: string) => {
      // `ready`: what was announced between the page and its connection was told to nobody here.
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
