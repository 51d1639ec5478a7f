import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { addOperator, apiFor, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const password = 'ajisai to kaeru no uta'
const content = {
  audience: 'companies' as const,
  title: '年末年始の対応',
  message: '<p>12月29日から休みます。</p>',
  display_start_at: daysAgo(1),
  display_end_at: null,
  is_require_confirm: false,
  confirm_button_text: '',
}

test('who approves an announcement an hour after signing in is asked for the password, and presses nothing twice', async ({ page, db, operator }) => {
  const { notifications } = (await apiFor(db, (await addOperator(db, { name: '運営 二郎' })).as)).operators
  const { id, revision } = await notifications.create(content)
  await notifications.publish({ id, revision })
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', operator.id)
    .execute()
  await page.goto('/operator/approvals')
  expect(page.getByText('公開・企業のメンバー', { exact: false })).toBeVisible()
  await page.goto(`/operator/notices/detail?id=${id}`)
  expect(page.getByText('運営 二郎').first()).toBeVisible()
  await db
    .updateTable('sessions')
    .set({ authenticated_at: daysAgo(1 / 24) })
    .where('account_id', '=', operator.id)
    .execute()
  page.expect(400)
  await page.getByRole('button', { name: '承認して公開' }).click()
  const question = page.getByRole('form', { name: 'ご本人の確認' })
  question.getByLabel('パスワード').fill(password)
  await question.getByRole('button', { name: '確認して続ける' }).click()
  expect(page.getByText('承認しました。', { exact: false })).toBeVisible()
  expect((await notifications.show({ id })).state).toBe('live')
})

test('the author of a request takes it back; then the draft can be asked for again', async ({ page, db, operator }) => {
  await addOperator(db)
  const { id } = await db
    .insertInto('announcements')
    .values({ title: content.title, message: content.message, audience: 'companies', published_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto(`/operator/notices/detail?id=${id}`)
  await page.getByRole('button', { name: /への公開の承認を依頼/ }).click()
  expect(page.getByText('承認を依頼し、', { exact: false })).toBeVisible()
  expect(await db.selectFrom('announcement_requests').select('requested_by').execute()).toEqual([{ requested_by: operator.id }])
  await page.getByRole('button', { name: '依頼を取り消す' }).click()
  expect(page.getByText('依頼を取り消しました。', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: /への公開の承認を依頼/ })).toBeVisible()
})
