import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { daysAgo, today } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const before = '正しい馬とホチキス'
const givePassword = async (db: Database, id: string) =>
  db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(before) })
    .where('id', '=', id)
    .execute()
const leaveOpen = (db: Database, id: string) =>
  db
    .updateTable('sessions')
    .set({ authenticated_at: daysAgo(300) })
    .where('account_id', '=', id)
    .execute()

test('a candidate who knows the old password changes it, and signs in with the new one', async ({ page, candidate, db }) => {
  const after = '机の上のりんごと鉛筆'
  await givePassword(db, candidate.id)
  await leaveOpen(db, candidate.id)
  await page.goto('/settings/security/password')
  page.getByLabel('いまのパスワード').fill('ちがうパスワード')
  page.getByLabel('新しいパスワード').fill(after)
  page.expect(400)
  await page.getByRole('button', { name: 'パスワードを変更' }).click()
  expect(page.getByText('いまのパスワードが違います。')).toBeVisible()
  page.getByLabel('いまのパスワード').fill(before)
  page.getByLabel('新しいパスワード').fill(after)
  await page.getByRole('button', { name: 'パスワードを変更' }).click()
  expect(page.getByText('パスワードが変わりました。')).toBeVisible()

  page.loseCookies()
  await page.goto('/online/companies/?next=%2Fsettings%2Fsecurity')
  page.getByLabel('メールアドレス').fill(candidate.email)
  page.getByLabel('パスワード').fill(after)
  await page.getByRole('button', { name: 'ログインする' }).click()
  expect(page.getByText(candidate.email)).toBeVisible()
})

test('a candidate sets up an authenticator app, is asked for it at the next sign-in, and removes it', async ({ page, candidate, db }) => {
  await givePassword(db, candidate.id)
  await page.goto('/settings/security')
  await page.getByRole('link', { name: '認証アプリを設定する' }).click()
  const app = new TOTP({ secret: Secret.fromBase32(page.locator('.totp-secret').textContent().replaceAll(' ', '')) })
  page.getByLabel('認証コード（6桁）').fill(app.generate({ timestamp: today.getTime() }))
  await page.getByRole('button', { name: '設定する' }).click()
  expect(page.getByRole('heading', { name: '認証アプリを設定しました' })).toBeVisible()
  const [code = ''] = page.locator('.recovery-codes code').allTextContents()

  page.loseCookies()
  await page.goto('/online/companies/?next=%2Fmypage')
  page.getByLabel('メールアドレス').fill(candidate.email)
  page.getByLabel('パスワード').fill(before)
  await page.getByRole('button', { name: 'ログインする' }).click()
  expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
  // Before the second factor, every other page treats the candidate as a visitor.
  await page.goto('/settings/security')
  expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
  page.getByLabel('認証コード（6桁）').fill(code.toLowerCase())
  await page.getByRole('button', { name: '確認', exact: true }).click()
  expect(page.getByText('残り9個')).toBeVisible()
  await page.getByRole('button', { name: '認証アプリを解除' }).click()
  expect(page.getByText('まだ設定していません。')).toBeVisible()
})

test('a page left open does not let anybody delete the account; the password does', async ({ page, candidate, db }) => {
  await leaveOpen(db, candidate.id)
  await page.goto('/quit')
  page.getByLabel('その他').check()
  page.expect(400)
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await page.getByRole('button', { name: '退会する' }).click()
  expect(page.getByRole('alert')).toContainText('パスワードをもう一度入力してください')
  expect(page.getByRole('heading', { name: '退会の最終確認' })).toBeVisible()
  expect(await db.selectFrom('candidate_users').select('id').where('id', '=', candidate.id).execute()).toHaveLength(1)
})
