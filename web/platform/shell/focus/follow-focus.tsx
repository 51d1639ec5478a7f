import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

const FocusRestorer = lazyPart(async () => ({ default: (await import('./focus-restorer.tsx')).FocusRestorer }))
const events = ['focusin', 'pointerdown', 'keydown']

/** The first touch of a page loads the code that keeps the focus: until then there is none to lose. */
export function FollowFocus() {
  const [start, setStart] = useState('')
  useEffect(() => {
    const begin = () => {
      for (const event of events) removeEventListener(event, begin)
      setStart(location.pathname + location.search)
    }
    for (const event of events) addEventListener(event, begin)
    return () => {
      for (const event of events) removeEventListener(event, begin)
    }
  }, [])
  return (
    start && (
      <Suspense>
        <FocusRestorer start={start} />
      </Suspense>
    )
  )
}
