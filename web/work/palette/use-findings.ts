import { useEffect, useState } from 'react'
import type { Findings } from './palette-entry.ts'

const PAUSE = 120
const nothing: Findings = { groups: [] }

export type Asking = { state: 'idle' | 'asking' | 'failed'; findings: Findings }
type Answered = { asked: string; state: 'idle' | 'failed'; findings: Findings }

/** Asks a moment after the last letter. A newer question ends the older one, so that no stale answer replaces a newer; while an input method composes, nothing is asked. */
export function useFindings(typed: string, isComposing: boolean, ask: (typed: string, signal: AbortSignal) => Promise<Findings>): Asking {
  const [answered, setAnswered] = useState<Answered>({ asked: '', state: 'idle', findings: nothing })
  const asked = typed.trim()
  useEffect(() => {
    if (isComposing || asked === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const findings = await ask(asked, stop.signal)
        if (!stop.signal.aborted) setAnswered({ asked, state: 'idle', findings })
      } catch {
        if (!stop.signal.aborted) setAnswered({ asked, state: 'failed', findings: nothing })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, isComposing, ask])
  if (asked === '') return { state: 'idle', findings: nothing }
  return answered.asked === asked ? answered : { state: 'asking', findings: answered.findings }
}
