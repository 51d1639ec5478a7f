import type { Page } from '@playwright/test'

/** As after clearing the browser's data. From an empty page: an open one still asks for events, and its console would tell of a refusal. */
export async function loseCookies(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
