import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page's scripts run: what they do is promised only once they can. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
