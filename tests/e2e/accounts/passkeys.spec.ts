import type { Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'
import { signOut } from '../kit/sign-in/sign-out.ts'
import { loseCookies } from '../kit/lose-cookies.ts'
import { passkeyDevice } from '../kit/passkey-device.ts'

// A passkey belongs to a host name; 127.0.0.1 has none.
test.use({ baseURL: async ({}, use) => use(process.env.BASE_URL!.replace('127.0.0.1', 'localhost')) })

async function addPasskey(page: Page) {
  await page.goto('/settings/security/passkey')
  await page.getByRole('button', { name: 'この端末で作る' }).click()
  await expect(page.getByText('パスキーを追加しました。')).toBeVisible()
}

test('a passkey as the second factor brings recovery codes, shown once', async ({ page, candidate: _signedIn, noAxeFindings }) => {
  await passkeyDevice(page)
  await addPasskey(page)
  await page.goto('/settings/security/second_factor')
  await page.getByRole('button', { name: 'パスキーを二段階認証に使う' }).click()
  await expect(page.getByRole('heading', { name: '二段階認証を設定しました' })).toBeVisible()
  await expect(page.locator('.recovery-codes code')).toHaveCount(10)
  await noAxeFindings(page)
  await page.getByRole('link', { name: '保存したので次へ' }).click()
  await expect(page.getByText('残り10個')).toBeVisible()
})

test.describe('with the passkey as the only way to sign in', () => {
  test.use({ expected: /status of 400/ })
  test('somebody adds a passkey, signs out, signs in with it, names it and removes it', async ({ page, candidate, db, noAxeFindings }) => {
    const { openOffering, agree } = await passkeyDevice(page)
    await page.goto('/settings/security')
    await page.getByRole('link', { name: 'パスキーを追加する' }).click()
    await noAxeFindings(page)
    await page.getByRole('button', { name: 'この端末で作る' }).click()
    await expect(page.getByText('パスキーを追加しました。')).toBeVisible()
    await page.goto('/settings/security/passkey')
    await page.getByRole('button', { name: 'この端末で作る' }).click()
    await expect(page.getByText('この端末のパスキーは、もう追加してあります。')).toBeVisible()

    await signOut(page)
    await openOffering('/online/companies/?next=%2Fsettings%2Fsecurity')
    const button = page.getByRole('button', { name: 'パスキーでログインする' })
    await expect(button).toBeVisible()
    await noAxeFindings(page)
    await button.click()
    await agree()
    await expect(page).toHaveURL(/localhost:\d+\/settings\/security$/)

    const passkeys = page.getByRole('region', { name: 'パスキー' })
    await expect(passkeys.getByText('最後に使ったのは今日')).toBeVisible()
    await passkeys.getByText('名前の変更・削除').click()
    await noAxeFindings(page)
    await passkeys.getByLabel('パスキーの名前').fill('うちのノート')
    await passkeys.getByRole('button', { name: '名前を変更' }).click()
    await expect(passkeys.getByRole('paragraph').filter({ hasText: /^うちのノート$/ })).toBeVisible()
    await passkeys.getByText('名前の変更・削除').click()
    await passkeys.getByRole('button', { name: '削除する' }).click()
    await expect(page.getByText('先に、パスワードか、ほかのログイン方法を設定してください。')).toBeVisible()
    await db.updateTable('accounts').set({ password_hash: 'some hash' }).where('id', '=', candidate.id).execute()
    await passkeys.getByRole('button', { name: '削除する' }).click()
    await expect(page.getByText('パスキーを削除しました。')).toBeVisible()
    await expect(passkeys.getByText('うちのノート')).toHaveCount(0)
  })
})

test.describe('removed', () => {
  // The test provokes the refused sign-in.
  test.use({ expected: /400/ })

  test('a passkey that is still on the device opens nothing', async ({ page, candidate, db }) => {
    const { openOffering, agree } = await passkeyDevice(page)
    await addPasskey(page)
    await db.deleteFrom('passkeys').where('account_id', '=', candidate.id).execute()
    await loseCookies(page)
    await openOffering('/online/companies/')
    const button = page.getByRole('button', { name: 'パスキーでログインする' })
    await expect(button).toBeVisible()
    await button.click()
    await agree()
    await expect(page.getByRole('alert')).toHaveText('パスキーを確かめられませんでした。もう一度お試しください。')
  })
})

test('where the address is typed the browser offers the passkey by itself, and one goes on where one wanted to', async ({ page, candidate: _signedIn }) => {
  await passkeyDevice(page)
  await addPasskey(page)
  await loseCookies(page)
  await page.goto('/profile')
  await expect(page).toHaveURL(/localhost:\d+\/profile$/)
})

test('a user who presses the button before the page has its own answer is signed in all the same', async ({ page, candidate: _signedIn }) => {
  const { agrees } = await passkeyDevice(page)
  await addPasskey(page)
  await loseCookies(page)
  await agrees(false)
  const held = Promise.withResolvers<void>()
  await page.route('**/sessions/passkey/challenges/', (route) => held.promise.then(() => route.continue()))
  const offered = page.waitForRequest('**/sessions/passkey/challenges/')
  await page.goto('/online/companies/?next=%2Fsettings%2Fsecurity')
  await offered
  await page.getByRole('button', { name: 'パスキーでログインする' }).click()
  await agrees(true)
  held.resolve()
  await expect(page).toHaveURL(/localhost:\d+\/settings\/security$/)
})

test('a passkey stands in for the password where it is asked for again', async ({ page, candidate, db, noAxeFindings }) => {
  await passkeyDevice(page)
  await addPasskey(page)
  await db.updateTable('sessions').set({ authenticated_at: '2026-01-01T00:00:00+09:00' }).where('account_id', '=', candidate.id).execute()
  await page.goto('/settings/security/email')
  await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeVisible()
  await noAxeFindings(page)
  await page.getByRole('button', { name: 'パスキーで確かめる' }).click()
  await expect(page.getByRole('heading', { name: 'メールアドレスを変更' })).toBeVisible()
})

test('a device that refuses changes nothing, and the page says so', async ({ page, candidate: _signedIn }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: false,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/settings/security/passkey')
  await page.getByRole('button', { name: 'この端末で作る' }).click()
  await expect(page.getByText('中止したか、時間が過ぎました。')).toBeVisible()
})

test.describe('under a bare address', () => {
  test.use({ baseURL: async ({}, use) => use(process.env.BASE_URL!) })

  test('the site offers no passkey', async ({ page, candidate: _signedIn }) => {
    await page.goto('/settings/security/passkey')
    await expect(page.getByRole('link', { name: 'localhostで開く' })).toBeVisible()
    await loseCookies(page)
    await page.goto('/online/companies/')
    await page.waitForFunction(() => !document.querySelector('.passkey-place'))
    await expect(page.getByRole('button', { name: 'パスキーでログインする' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'LINEでログインする' })).toHaveCount(0)
  })
})
