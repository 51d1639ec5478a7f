import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

const password = 'ajisai to kaeru no uta'
const reason = '掲載内容の確認に応じないため'

/** The operator confirmed their password, and then left the page open for an hour. */
async function leaveOpen(db: Database, id: string) {
  const authenticated_at = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('sessions').set({ authenticated_at }).where('account_id', '=', id).execute()
}

test.use({ expected: /Failed to load resource.*400/ })

test('an action that asks for the password again continues by itself with what the operator entered', async ({ context, page, db, noAxeFindings }) => {
  const { id } = await signInOperator(context, db)
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute()
  const company = await db.insertInto('companies').values({ name: '株式会社あかしや', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  await page.goto(`/operator/companies/standing?id=${company.id}`)
  const suspend = page.locator('form', { has: page.getByRole('button', { name: '停止する', exact: true }) })
  await suspend.getByLabel(/^理由/).fill(reason)
  await leaveOpen(db, id)
  await suspend.getByRole('button', { name: '停止する', exact: true }).click()
  const question = page.getByRole('form', { name: 'ご本人の確認' })
  await expect(question).toBeVisible()
  await noAxeFindings(page)
  await question.getByLabel('パスワード').fill('another one')
  await question.getByRole('button', { name: '確認して続ける' }).click()
  await expect(question.getByText('パスワードが違います。')).toBeVisible()
  await question.getByLabel('パスワード').fill(password)
  await question.getByRole('button', { name: '確認して続ける' }).click()
  await expect(page).toHaveURL(/\/operator\/companies\/detail\?id=\d+&done=suspended/)
  const told = await db.selectFrom('companies').select('state').where('id', '=', company.id).executeTakeFirst()
  expect(told).toEqual({ state: 'suspended' })
  await expect(page.getByText(reason).first()).toBeVisible()
})

test.describe('with a passkey', () => {
  // A passkey belongs to a host name; 127.0.0.1 has none.
  test.use({ baseURL: async ({}, use) => use(process.env.BASE_URL!.replace('127.0.0.1', 'localhost')), expected: /Failed to load resource.*400/ })

  test('the action continues once the operator confirms with a passkey, without another press', async ({ context, page, db }) => {
    const { id } = await signInOperator(context, db)
    const cdp = await context.newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    })
    await page.goto('/operator/account')
    await page.getByRole('link', { name: 'パスキーを追加する' }).click()
    await page.getByRole('button', { name: 'この端末で作る' }).click()
    await expect(page).not.toHaveURL(/second_factor\/new/)

    const company = await db.insertInto('companies').values({ name: '株式会社あかしや', state: 'active' }).returning('id').executeTakeFirstOrThrow()
    await page.goto(`/operator/companies/standing?id=${company.id}`)
    const suspend = page.locator('form', { has: page.getByRole('button', { name: '停止する', exact: true }) })
    await suspend.getByLabel(/^理由/).fill(reason)
    await leaveOpen(db, id)
    await suspend.getByRole('button', { name: '停止する', exact: true }).click()
    await page.getByRole('button', { name: 'パスキーで確認して続ける' }).click()
    await expect(page).toHaveURL(/\/operator\/companies\/detail\?id=\d+&done=suspended/)
    expect(await db.selectFrom('companies').select('state').where('id', '=', company.id).executeTakeFirst()).toEqual({ state: 'suspended' })
  })
})
