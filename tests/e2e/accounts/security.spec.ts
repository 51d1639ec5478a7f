import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { signIn } from '../kit/sign-in/sign-in.ts'
import { expect, test } from '../kit/test.ts'

// The site asks for the password again with a 400.
test.use({ expected: /Failed to load resource.*400/ })

test('a candidate who signs out their other devices keeps only this one', async ({ page, browser, baseURL, candidate, db }) => {
  const elsewhere = await browser.newContext({ baseURL })
  await signIn(elsewhere, db, candidate.id)
  const other = await elsewhere.newPage()
  await other.goto('/settings/security')
  await expect(other.getByRole('heading', { name: 'ログインとセキュリティ' })).toBeVisible()

  // The page, left open, asks for the password again, and then continues.
  const password = '正しい馬とホチキス'
  const people = db.updateTable('accounts').where('id', '=', candidate.id)
  await people.set({ password_hash: await hashPassword(password) }).execute()
  await db.updateTable('sessions').set({ authenticated_at: '2026-01-01T00:00:00+09:00' }).where('account_id', '=', candidate.id).execute()
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
