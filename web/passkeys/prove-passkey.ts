import { api } from '#web/api.ts'

/** A passkey's proof, as the API takes it. Quietly: the browser offers passkeys where the address is typed, and waits for as long as the page is open. */
export async function provePasskey({ isQuiet = false } = {}) {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser')
  if (isQuiet && !(await browserSupportsWebAuthnAutofill())) throw new Error('This browser offers no passkeys in a form')
  const optionsJSON = await (await api()).sessions.passkey.begin({}, { context: { silent: isQuiet } })
  return startAuthentication({ optionsJSON, useBrowserAutofill: isQuiet })
}
