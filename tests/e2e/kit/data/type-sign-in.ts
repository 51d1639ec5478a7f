import type { Page } from '@playwright/test'

export const PASSWORD = '正しい馬とホチキス'

/** Fills in the sign-in page. */
export async function typeSignIn(page: Page, email: string) {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログインする', exact: true }).click()
}
