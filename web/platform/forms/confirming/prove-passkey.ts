import { api } from '../../api/api.ts'

let beginning: Promise<unknown> = Promise.resolve()
let pressed = 0

/**
 * A passkey's proof, as the API takes it. Quietly: the browser offers passkeys where the address is typed, and waits for as long as the page is open.
 * A button that is pressed meanwhile goes first.
 */
export async function provePasskey({ isQuiet = false } = {}) {
  if (isQuiet) return prove(isQuiet)
  pressed += 1
  return prove(isQuiet).finally(() => {
    pressed -= 1
  })
}

async function prove(isQuiet: boolean) {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser')
  if (isQuiet && !(await browserSupportsWebAuthnAutofill())) throw new Error('This browser offers no passkeys in a form')
  const giveWay = () => {
    if (isQuiet && pressed) throw new Error('A button was pressed meanwhile')
  }
  // One after the other: the server holds the challenge it answered last.
  const begun = beginning.then(async () => {
    giveWay()
    return (await api()).sessions.passkey.begin({}, { context: { silent: isQuiet } })
  })
  beginning = begun.catch(() => undefined)
  const optionsJSON = await begun
  giveWay()
  return startAuthentication({ optionsJSON, useBrowserAutofill: isQuiet })
}
