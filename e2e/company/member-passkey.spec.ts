import { expect, test } from '../test.ts'
import { signOut } from '../sign-out.ts'
import { signInMember } from '../sign-in-member.ts'

// A passkey belongs to a host name; 127.0.0.1 has none.
test.use({ baseURL: async ({}, use) => use(process.env.BASE_URL!.replace('127.0.0.1', 'localhost')) })

test('a member adds a passkey, and signs in with it alone', async ({ context, page, db, noAxeFindings }) => {
  await signInMember(context, db)
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  const agrees = (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  await agrees(true)
  await page.goto('/online/companies/settings')
  await page.getByRole('link', { name: 'パスキーを追加する' }).click()
  await page.getByRole('button', { name: 'この端末で作る' }).click()
  await expect(page).toHaveURL(/companies\/settings$/)
  await expect(page.getByRole('region', { name: 'パスキー' }).getByText('まだ使っていません')).toBeVisible()
  await noAxeFindings(page)

  await signOut(page, '/logout?area=company')
  await agrees(false)
  await page.goto('/online/companies/?next=%2Fonline%2Fcompanies%2Fsettings')
  const button = page.getByRole('button', { name: 'パスキーでログインする' })
  await expect(button).toBeVisible()
  await button.click()
  await agrees(true)
  await expect(page.getByRole('region', { name: 'パスキー' }).getByText('最後に使ったのは今日')).toBeVisible()
})
