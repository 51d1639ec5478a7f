import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { addCompany, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const password = 'ajisai to kaeru no uta'
const reason = '掲載内容の確認に応じないため'

test('what asked for the password again goes on by itself, with what was entered', async ({ page, db, operator }) => {
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', operator.id)
    .execute()
  const company = await addCompany(db, { name: '株式会社あかしや' })
  await page.goto(`/operator/companies/standing?id=${company.id}`)
  const suspend = page.locator('form', { has: page.getByRole('button', { name: '停止する', exact: true }) })
  suspend.getByLabel(/^理由/).fill(reason)
  // They confirmed who they are, and then left the page open for an hour.
  await db
    .updateTable('sessions')
    .set({ authenticated_at: daysAgo(1 / 24) })
    .where('account_id', '=', operator.id)
    .execute()
  page.expect(400)
  await suspend.getByRole('button', { name: '停止する', exact: true }).click()
  const question = page.getByRole('form', { name: 'ご本人の確認' })
  expect(question).toBeVisible()
  question.getByLabel('パスワード').fill('another one')
  await question.getByRole('button', { name: '確認して続ける' }).click()
  expect(question.getByText('パスワードが違います。')).toBeVisible()
  question.getByLabel('パスワード').fill(password)
  await question.getByRole('button', { name: '確認して続ける' }).click()
  expect(page).toHaveURL(/\/operator\/companies\/detail\?id=\d+&done=suspended/)
  expect(await db.selectFrom('companies').select('state').where('id', '=', company.id).executeTakeFirst()).toEqual({ state: 'suspended' })
  expect(page.getByText(reason).first()).toBeVisible()
})
