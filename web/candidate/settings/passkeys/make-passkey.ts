import { api } from '#web/api.ts'

/** A new passkey on this device, as the API takes it. */
export async function makePasskey() {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: await (await api()).candidate_users.passkeys.begin({}) })
}
