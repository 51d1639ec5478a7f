import { useEffect, useState } from 'react'

const PATIENCE = 300

/** Whether something has been going on for longer than 300 ms, so that what is quick shows no sign of waiting. */
export function useSlow(isGoingOn: boolean) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isGoingOn])
  return isGoingOn && isSlow
}
