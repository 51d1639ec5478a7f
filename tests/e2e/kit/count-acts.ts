import type { Locator, Page } from '@playwright/test'

/** Counts what a thumb does, and what it sees: another address or heading is another screen. The figures stand in docs/journeys.md. */
export function countActs() {
  const seen = { taps: 0, fields: 0, screens: [] as string[] }
  const look = async (page: Page) => {
    const heading = (await page.locator('dialog[open] h1, main h1').last().textContent()) ?? ''
    const isSent = (await page.getByRole('heading', { name: 'メールを送りました' }).count()) > 0
    const screen = `${new URL(page.url()).pathname} ${heading}${isSent ? ' sent' : ''}`
    if (seen.screens.at(-1) !== screen) seen.screens.push(screen)
  }
  return {
    seen,
    look,
    tap: async (target: Locator) => {
      seen.taps++
      await target.click()
    },
    type: async (target: Locator, text: string) => {
      seen.taps++
      seen.fields++
      await target.click()
      await target.fill(text)
    },
    counted: () => ({ taps: seen.taps, fields: seen.fields, screens: seen.screens.length }),
  }
}
