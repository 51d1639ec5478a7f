import { expect, test } from '../kit/test.ts'
import { passkeyDevice } from '../kit/passkey-device.ts'
import { signOut } from '../kit/sign-in/sign-out.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'

// A passkey belongs to a host name; 127.0.0.1 has none.
test.use({ baseURL: async ({}, use) => use(process.env.BASE_URL!.replace('127.0.0.1', 'localhost')) })

test('a member adds a passkey, and signs in with it alone', async ({ context, page, db, noAxeFindings }) => {
  await signInMember(context, db)
  const { openOffering, agree } = await passkeyDevice(page)
  await page.goto('/online/companies/settings')
  await page.getByRole('link', { name: 'パスキーを追加する' }).click()
  await page.getByRole('button', { name: 'この端末で作る' }).click()
  await expect(page).toHaveURL(/companies\/settings$/)
  await expect(page.getByRole('region', { name: 'パスキー' }).getByText('まだ使っていません')).toBeVisible()
  await noAxeFindings(page)

  await signOut(page, '/logout?area=company')
  await openOffering('/online/companies/?next=%2Fonline%2Fcompanies%2Fsettings')
  const button = page.getByRole('button', { name: 'パスキーでログインする' })
  await expect(button).toBeVisible()
  await button.click()
  await agree()
  await expect(page.getByRole('region', { name: 'パスキー' }).getByText('最後に使ったのは今日')).toBeVisible()
})
