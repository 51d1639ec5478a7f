import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { callsInFlight } from './calls-in-flight.ts'
import './loading-indicator.css'

/** A static line at the top edge while a page or a call is pending; the style sheet hides it for the first 300 ms. */
export function LoadingIndicator() {
  const { state } = useNavigation()
  const calls = useSyncExternalStore(callsInFlight.subscribe, callsInFlight.count, () => 0)
  return state !== 'idle' || calls > 0 ? (
    <output className="loading">
      <span className="vh">読み込んでいます</span>
    </output>
  ) : null
}
