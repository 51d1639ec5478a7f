import type { Database } from '#server/platform/database/connect.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { TOTP } from 'otpauth'
import { createOperator } from '#server/accounts/operators/create-operator.ts'
import { mailTo } from '../kit/data/mail-to.ts'
import { setUpApp } from '../kit/data/set-up-app.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'
import { signOut } from '../kit/sign-in/sign-out.ts'

// The site answers a refused form with 400 or 422.
test.use({ expected: /status of (400|401|403|422)/ })

const password = 'つくえのうえのりんご'

/** Setting up the app used its current code, and each code counts once: from here on the tests use a fresh one. */
async function freshCode(app: TOTP, db: Database) {
  await db.updateTable('accounts').set({ totp_last_step: 0 }).execute()
  return app.generate()
}

async function signIn(page: Page, email: string, given = password) {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(given)
  await page.getByRole('button', { name: 'ログインする', exact: true }).click()
}

test('the first operator is created on the machine, signs in with two factors, and a second one approves a third', async ({
  page,
  db,
  browser,
  baseURL,
  noAxeFindings,
}) => {
  const email = `${randomUUID()}@mebae.example`
  const { link } = await createOperator(db, new Date(), { email, name: '最初 花子', role: 'full', resetsFactor: false })
  await page.goto('/operator/members')
  await expect(page.getByRole('heading', { name: '運営のログイン' })).toBeVisible()
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByLabel('新しいパスワード').fill(password)
  await page.getByRole('button', { name: '設定する' }).click()
  // No page opens before the second factor.
  await page.goto('/operator/members')
  const { app } = await setUpApp(page)
  await page.getByRole('link', { name: '保存したので次へ' }).click()
  await expect(page.getByRole('heading', { name: '運営のメンバー', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'メンバーを追加' }).click()
  const colleague = `${randomUUID()}@mebae.example`
  await page.getByLabel('メールアドレス').fill(colleague)
  await page.getByLabel('氏名').fill('二人目 次郎')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ja-JP' })
  await signInOperator(elsewhere, db)
  await page.getByRole('button', { name: '追加', exact: true }).click()
  await expect(page.getByText('承認を頼みました。')).toBeVisible()
  await noAxeFindings(page)
  const other = await elsewhere.newPage()
  await other.goto('/operator/members')
  const asked = other.getByRole('region', { name: '二人目 次郎さんを運営のメンバーに追加する' })
  await asked.getByLabel('決定の理由').fill('採用した')
  await asked.getByRole('button', { name: '承認する' }).click()
  await expect(other.getByText('承認しました。')).toBeVisible()
  expect((await mailTo(other, colleague, '運営のメンバーとして使いはじめる')).link).toContain('/operator/password/new?token=')

  await signOut(page, '/logout?area=operator')
  await page.goto('/operator/audit')
  await signIn(page, email, `${password}?`)
  await expect(page.getByText('メールアドレスかパスワードが違います。')).toBeVisible()
  await signIn(page, email)
  await page.getByLabel('認証コード（6桁）').fill('000000')
  await page.getByRole('button', { name: '確認', exact: true }).click()
  await expect(page.getByText('コードが違うか、もう使われています。')).toBeVisible()
  await noAxeFindings(page)
  await page.getByLabel('認証コード（6桁）').fill(await freshCode(app, db))
  await page.getByRole('button', { name: '確認', exact: true }).click()
  await expect(page.getByRole('heading', { name: '操作の記録' })).toBeVisible()
  await expect(page.getByRole('row', { name: /運営のメンバーを追加する・役割を上げることを頼んだ .* 最初 花子/ })).toBeVisible()
})

test('the site asks for the password again before a sensitive action, and offers a read-only operator nothing to change', async ({ page, context, db }) => {
  const { id } = await signInOperator(context, db)
  const { id: leaving } = await createOperator(db, new Date(), {
    email: `${randomUUID()}@mebae.example`,
    name: '去る人',
    role: 'read_only',
    resetsFactor: false,
  }).then(() => db.selectFrom('operator_users').select('id').where('name', '=', '去る人').orderBy('created_at', 'desc').executeTakeFirstOrThrow())
  await page.goto(`/operator/members/detail?id=${leaving}`)
  await page.getByRole('region', { name: 'メンバーから削除' }).getByLabel('理由').fill('退職のため')
  await page.getByRole('button', { name: 'メンバーから削除' }).click()
  await expect(page.getByText('メンバーを削除しました。')).toBeVisible()

  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('sessions').set({ authenticated_at: anHourAgo }).where('account_id', '=', id).execute()
  await page.goto('/operator/members/new')
  await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeVisible()

  await db.updateTable('operator_users').set({ role: 'read_only' }).where('id', '=', id).execute()
  await page.goto('/operator/members')
  await expect(page.getByRole('heading', { name: '運営のメンバー', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'メンバーを追加' })).toHaveCount(0)
  for (const path of ['notices/edit', 'banners/edit', 'surveys/edit', 'members/new', `members/detail?id=${id}`, 'leaks', 'leaks/detail?id=1']) {
    await page.goto(`/operator/${path}`)
    await expect(page.getByText('あなたの役割では、', { exact: false }), path).toBeVisible()
    await expect(page.locator('main form'), path).toHaveCount(0)
  }
})
