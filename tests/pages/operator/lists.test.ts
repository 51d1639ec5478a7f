import { addReportedConversation } from '#server/operations/reports/testing.ts'
import { addCandidate } from '#server/testing.ts'
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

test('an operator takes several reports at once from their list', async ({ page, db, operator }) => {
  for (let at = 0; at < 2; at++) await addReportedConversation(db)
  const reports = await db.selectFrom('reports').select('id').where('state', '=', 'open').orderBy('number', 'desc').limit(2).execute()
  await page.goto(`/operator/reports?${new URLSearchParams([...reports.map(({ id }) => ['ids', id]), ['bulk', 'take_many']])}`)
  expect(page.getByText('2件の担当になります。', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '担当になる', exact: true }).click()
  expect(page.getByText('2件の担当になりました。')).toBeVisible()
  const ids = reports.map(({ id }) => id)
  const taken = await db.selectFrom('reports').select('id').where('id', 'in', ids).where('operator_user_id', '=', operator.id).execute()
  expect(taken.length).toBe(2)
})

test('the page of people lists nobody until it is asked for somebody, and a tag is a condition of it', async ({ page, db, operator: _signedIn }) => {
  const { id } = await addCandidate(db)
  await db.updateTable('candidate_profiles').set({ name: '札付 花子' }).where('candidate_user_id', '=', id).execute()
  await db.insertInto('person_tags').values({ account_id: id, tag: '珍しい札', added_at: new Date().toISOString() }).execute()
  await page.goto('/operator/people')
  expect(page.getByText('全員の一覧はありません。', { exact: false })).toBeVisible()
  expect(page.getByRole('rowheader')).toHaveCount(0)
  await page.goto(`/operator/people?tag=${encodeURIComponent('珍しい札')}`)
  expect(page.getByRole('link', { name: '札付 花子' })).toBeVisible()
  await page.goto('/operator/people?q=x')
  expect(page.getByText('2文字以上', { exact: false })).toBeVisible()
})
