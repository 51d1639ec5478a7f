import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

/** Sets up an authenticator app on the page that asks for it; returns a function for the app's codes, and the recovery codes. */
export async function setUpApp(page: Page) {
  await expect(page.getByRole('heading', { name: '二段階認証を設定する' })).toBeVisible()
  const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('認証コード（6桁）').fill(app.generate())
  await page.getByRole('button', { name: '設定する', exact: true }).click()
  await expect(page.getByRole('heading', { name: '認証アプリを設定しました' })).toBeVisible()
  const codes = await page.locator('.recovery-codes code').allTextContents()
  return { app, codes }
}
