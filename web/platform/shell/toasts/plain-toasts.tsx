import { useEffect, useSyncExternalStore } from 'react'
import { toasts } from '../../calls/toasts.ts'

const LONGEST = 10_000

/** Where the code that shows toasts cannot be loaded, as without a network: the latest of the same sentences. */
export function PlainToasts() {
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
