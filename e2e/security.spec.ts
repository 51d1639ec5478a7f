import { hashPassword } from '#server/sessions/password.ts'
import { Secret, TOTP } from 'otpauth'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'
import { loseCookies } from './lose-cookies.ts'

// The question who is there answers with 400.
test.use({ expected: /Failed to load resource.*400/ })

test('whoever signs their other devices out is alone', async ({ page, browser, baseURL, candidate, db }) => {
  const elsewhere = await browser.newContext({ baseURL })
  await signIn(elsewhere, db, candidate.id)
  const other = await elsewhere.newPage()
  await other.goto('/settings/security')
  await expect(other.getByRole('heading', { name: 'ログインと安全' })).toBeVisible()

  // At a screen left open it asks who is there, and goes on.
  const password = '正しい馬とホチキス'
  const people = db.updateTable('candidate_users').where('id', '=', candidate.id)
  await people.set({ password_hash: await hashPassword(password) }).execute()
  await db.updateTable('sessions').set({ authenticated_at: '2026-01-01T00:00:00+09:00' }).where('candidate_user_id', '=', candidate.id).execute()
  await page.goto('/settings/security')
  const endOthers = page.getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' })
  await endOthers.click()
  const question = page.getByRole('form', { name: 'ご本人の確認' })
  await question.getByLabel('パスワード').fill(password)
  await question.getByRole('button', { name: '確認して続ける' }).click()
  await expect(page.getByText('ログアウトさせました。')).toBeVisible()
  await expect(page.getByRole('region', { name: 'ログイン中の端末' }).getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/\/online\/companies\/?\?next=%2Fsettings%2Fsecurity$/)
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  // The wrong password is on purpose.
  test.use({ javaScriptEnabled: false, expected: /400/ })

  test('the password changes for who knows the one of until now, and the new one signs in', async ({ page, candidate, db }) => {
    const [before, after] = ['正しい馬とホチキス', '机の上のりんごと鉛筆']
    await db
      .updateTable('candidate_users')
      .set({ password_hash: await hashPassword(before) })
      .where('id', '=', candidate.id)
      .execute()
    await db.updateTable('sessions').set({ authenticated_at: '2026-01-01T00:00:00+09:00' }).where('candidate_user_id', '=', candidate.id).execute()
    await page.goto('/settings/security/password')
    await page.getByLabel('いまのパスワード').fill('ちがうパスワード')
    await page.getByLabel('新しいパスワード').fill(after)
    await page.getByRole('button', { name: 'パスワードを変える' }).click()
    await expect(page.getByText('いまのパスワードが違います。')).toBeVisible()
    await page.getByLabel('いまのパスワード').fill(before)
    await page.getByLabel('新しいパスワード').fill(after)
    await page.getByRole('button', { name: 'パスワードを変える' }).click()
    await expect(page.getByText('パスワードが変わりました。')).toBeVisible()

    await loseCookies(page)
    await page.goto('/online/companies/?next=%2Fsettings%2Fsecurity')
    await page.getByLabel('メールアドレス').fill(candidate.email)
    await page.getByLabel('パスワード').fill(after)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByText(candidate.email)).toBeVisible()
  })

  test('an authenticator app is set up, asked for at the next sign-in, and removed', async ({ page, candidate, db }) => {
    const password = '正しい馬とホチキス'
    await db
      .updateTable('candidate_users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', candidate.id)
      .execute()
    await page.goto('/settings/security')
    await page.getByRole('link', { name: '認証アプリを設定する' }).click()
    const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '')
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    await page.getByLabel('アプリに出た6桁の数字').fill(app.generate())
    await page.getByRole('button', { name: '設定する' }).click()
    await expect(page.getByRole('heading', { name: '認証アプリを設定しました' })).toBeVisible()
    const [code = ''] = await page.locator('.recovery-codes code').allTextContents()

    await loseCookies(page)
    await page.goto('/online/companies/?next=%2Fmypage')
    await page.getByLabel('メールアドレス').fill(candidate.email)
    await page.getByLabel('パスワード').fill(password)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
    // Whoever goes elsewhere meanwhile is a visitor there.
    await page.goto('/settings/security')
    await expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
    await page.getByLabel('認証アプリに出ている6桁の数字').fill(code.toLowerCase())
    await page.getByRole('button', { name: '確かめる', exact: true }).click()
    await expect(page.getByText('残り9個')).toBeVisible()
    await page.getByRole('button', { name: '認証アプリをやめる' }).click()
    await expect(page.getByText('まだ設定していません。')).toBeVisible()
  })
})
