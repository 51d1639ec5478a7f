import { hashPassword } from '#server/sessions/password.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'
import { loseCookies } from './lose-cookies.ts'

test('whoever signs their other devices out is alone', async ({ page, browser, baseURL, candidate, db }) => {
  const elsewhere = await browser.newContext({ baseURL })
  await signIn(elsewhere, db, candidate.id)
  const other = await elsewhere.newPage()
  await other.goto('/settings/security')
  await expect(other.getByRole('heading', { name: 'ログインと安全' })).toBeVisible()

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }).click()
  await expect(page.getByText('ログアウトさせました。')).toBeVisible()
  await expect(page.getByRole('region', { name: 'ログイン中の端末' }).getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/\/online\/companies\/?\?next=%2Fsettings%2Fsecurity$/)
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  // The wrong password is on purpose.
  test.use({ javaScriptEnabled: false, expected: /400/ })

  test('the password changes once it was asked for again, and the new one signs in', async ({ page, candidate, db }) => {
    const [before, after] = ['正しい馬とホチキス', '机の上のりんごと鉛筆']
    await db
      .updateTable('candidate_users')
      .set({ password_hash: await hashPassword(before) })
      .where('id', '=', candidate.id)
      .execute()
    await db.updateTable('sessions').set({ authenticated_at: '2026-01-01T00:00:00+09:00' }).where('candidate_user_id', '=', candidate.id).execute()
    await page.goto('/settings/security/password')
    await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeVisible()
    await page.getByLabel('パスワード').fill('ちがうパスワード')
    await page.getByRole('button', { name: 'つづける' }).click()
    await expect(page.getByRole('alert')).toHaveText('パスワードが違います。')
    await page.getByLabel('パスワード').fill(before)
    await page.getByRole('button', { name: 'つづける' }).click()
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
})
