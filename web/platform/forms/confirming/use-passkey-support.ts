import { useScripted } from '#web/ui/use-scripted.ts'

type PasskeySupport = 'unknown' | 'yes' | 'no' | 'address'

/** Whether this browser knows passkeys here. `address`: a page under a bare IP address has no name that a passkey could belong to. Unknown until the page's scripts run. */
export function usePasskeySupport(): PasskeySupport {
  if (!useScripted()) return 'unknown'
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'address'
  return 'PublicKeyCredential' in window ? 'yes' : 'no'
}
