import { useSyncExternalStore } from 'react'

const NAME = 'work-keys'
const CHANGED = 'work:keys'

/** In a browser that forbids storage it holds for the page that is open. */
let unsaved: boolean | undefined

function read() {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return unsaved ?? true
  }
}

/** Whether single keys act, in this browser: who speaks to a device, or rests a hand on its keyboard, is the one who needs them off there, whatever account is open. */
export const keysSwitch = {
  read,
  write(isOn: boolean) {
    unsaved = isOn
    try {
      if (isOn) localStorage.removeItem(NAME)
      else localStorage.setItem(NAME, 'off')
    } catch {
      // It holds for this page.
    }
    dispatchEvent(new Event(CHANGED))
  },
}

function subscribe(changed: () => void) {
  const listening = new AbortController()
  for (const name of [CHANGED, 'storage']) addEventListener(name, changed, { signal: listening.signal })
  return () => listening.abort()
}

/** On until the browser says otherwise. */
export const useKeysSwitch = () => useSyncExternalStore(subscribe, read, () => true)
