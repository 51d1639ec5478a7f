import type { Page } from '@playwright/test'

/** Signs out with the button. Waits for the next page: leaving sooner would cancel the request. */
export async function signOut(page: Page, address = '/logout') {
  await page.goto(address)
  await page.getByRole('button', { name: /ログアウトする$/ }).click()
  await page.waitForURL('/')
}
