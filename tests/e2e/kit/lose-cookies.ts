import type { Page } from '@playwright/test'

/** Clears the cookies, as clearing the browser's data does. First opens an empty page: an open one still asks for events, and the browser would log the refusal. */
export async function loseCookies(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
