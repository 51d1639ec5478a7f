import type { Page } from '@playwright/test'

/** With the button. Done only once the next page is there: leaving sooner takes the request back. */
export async function signOut(page: Page, address = '/logout') {
  await page.goto(address)
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.waitForURL('/')
}
