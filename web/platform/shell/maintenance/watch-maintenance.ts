import type { SiteStatus } from '#contract/pages.ts'
import { siteStatus } from '../../api/api.ts'

const EVERY = 10_000

/** Asks every ten seconds while the user sees the page, and at once when they return. The server answers from memory. */
export function watchMaintenance(tell: (status: SiteStatus) => void) {
  let isOver = false
  const timer = setInterval(() => void look(), EVERY)

  async function look() {
    if (document.visibilityState !== 'visible') return
    try {
      const status = await siteStatus()
      if (!isOver) tell(status)
    } catch (error) {
      // The page does not wait for this response: the last announcement stays until there is another.
      // oxlint-disable-next-line no-console -- the page goes on without it; a developer finds the cause here
      console.debug('What is announced could not be read', error)
    }
  }

  void look()
  const onVisible = () => void look()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
