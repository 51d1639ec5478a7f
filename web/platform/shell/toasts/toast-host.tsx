import { lazy, Suspense, useSyncExternalStore, useState, useEffect } from 'react'
import { toasts } from '../../calls/toasts.ts'
import './toast-region.css'

const ToastRegion = lazy(() => import('./toast-region.tsx').catch(() => ({ default: PlainToasts })))
const none = [] as const

/** The first toast loads the code that shows toasts; most visits see none. */
export function ToastHost() {
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.waiting, () => none)
  const [isNeeded, setNeeded] = useState(false)
  if (waiting.length > 0 && !isNeeded) setNeeded(true)
  return (
    // Rendered before its first sentence: a screen reader does not read a status that arrives with its words.
    <output className="toast-status" aria-live="polite" aria-atomic="false">
      {isNeeded && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </output>
  )
}

const LONGEST = 10_000

/** Where the code that shows toasts cannot be loaded, as without a network: the latest of the same sentences. */
function PlainToasts() {
  const said = useSyncExternalStore(toasts.subscribe, toasts.waiting).at(-1)
  useEffect(() => {
    const timer = setTimeout(toasts.take, said?.timeout || LONGEST)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <div className="toasts">
      {said && (
        <div className={`toast ${said.type}`}>
          <p>{said.message}</p>
          {said.undo && (
            <button
              type="button"
              onClick={() => {
                said.undo?.()
                toasts.take()
              }}
            >
              元に戻す
            </button>
          )}
          <button type="button" onClick={toasts.take}>
            閉じる
          </button>
        </div>
      )}
    </div>
  )
}
