import type { Page } from '@playwright/test'

/** A device with a fingerprint reader, which agrees at once when it is asked. */
export async function passkeyDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  const agrees = (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  await agrees(true)
  return {
    agrees,
    /** Opens a page whose offer the device leaves unanswered, so that there is a button to press. What is asked of the device before it agrees, it never answers:
     * the question of the button is held back until `agree`. */
    async openOffering(address: string) {
      await agrees(false)
      await page.addInitScript(() => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const get = navigator.credentials.get.bind(navigator.credentials)
        Object.assign(window, { askDevice: resolve })
        navigator.credentials.get = async (options) => {
          if (options?.mediation !== 'conditional') await promise
          return get(options)
        }
      })
      await page.goto(address)
    },
    async agree() {
      await agrees(true)
      await page.evaluate(() => (window as unknown as { askDevice: () => void }).askDevice())
    },
  }
}
