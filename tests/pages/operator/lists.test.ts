import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('what was done is a condition of the audit log like any other, with its way out', async ({ page, operator: _signedIn }) => {
  await page.goto('/operator/audit?act=read_thread&sort=-at')
  expect(page.getByText('条件に合う記録はありません。')).toBeVisible()
  await page.getByRole('link', { name: '条件をクリア' }).click()
  expect(page.url()).not.toContain('act=')
})

test('several mails are sent again at once after the page has said what becomes of them', async ({ page, db, operator: _signedIn }) => {
  const failed = { kind: 'verify_email', to_address: 'hanako@mebae.example', subject: '確認', text: '確認', html: '確認', failed_at: new Date().toISOString() }
  const mails = await db.insertInto('mails').values([failed, failed]).returning('id').execute()
  const chosen = new URLSearchParams([['mail_state', 'failed'], ...mails.map(({ id }) => ['ids', id]), ['bulk', 'retry_many']])
  await page.goto(`/operator/mails?${chosen}`)
  expect(page.getByText('2通を、もう一度送ります。', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '送る', exact: true }).click()
  expect(page.getByText('2通を、もう一度送ります。', { exact: true })).toBeVisible()
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where(
      'id',
      'in',
      mails.map(({ id }) => id),
    )
    .where('failed_at', 'is', null)
    .execute()
  expect(waiting.length).toBe(2)
})
