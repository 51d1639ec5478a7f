import type { Announcement } from '#contract/pages.ts'
import { announcedMaintenance } from '../../api/api.ts'

const EVERY = 10_000

/** Asks every ten seconds while somebody looks, and at once when they come back. The answer comes from the server's memory. */
export function watchMaintenance(tell: (announced: Announcement | null) => void) {
  let isOver = false
  const timer = setInterval(() => void look(), EVERY)

  async function look() {
    if (document.visibilityState !== 'visible') return
    try {
      const announced = await announcedMaintenance()
      if (!isOver) tell(announced)
    } catch (error) {
      // Nobody waits for this answer: what was said stays until there is another.
      // oxlint-disable-next-line no-console
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
