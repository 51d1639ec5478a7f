import { lazy, Suspense, useSyncExternalStore, useState } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { toasts } from '../../calls/toasts.ts'
import './toast-region.css'

const ToastRegion = lazy(() => import('./toast-region.tsx').catch(() => ({ default: PlainToasts })))
const none = [] as const

/** The first toast brings the code that shows toasts; most visits see none. */
export function ToastHost() {
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.waiting, () => none)
  const [isNeeded, setNeeded] = useState(false)
  if (waiting.length > 0 && !isNeeded) setNeeded(true)
  return (
    // There before its first sentence: a status that comes with its words is not read out.
    <output className="toast-status" aria-live="polite" aria-atomic="false">
      {isNeeded && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </output>
  )
}
