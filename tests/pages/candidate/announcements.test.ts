import { daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a line above every page leads to the announcements, where a candidate confirms and reads them', async ({ page, candidate, db }) => {
  const own = { display_start_at: daysAgo(1) }
  const announcements = await db
    .insertInto('announcements')
    .values([
      { ...own, title: '規約が変わります', message: '本文1', is_require_confirm: true },
      { ...own, title: '新しい機能', message: '本文2', is_require_confirm: false },
    ])
    .returning('id')
    .execute()
  const ids = announcements.map(({ id }) => id)
  await page.goto('/company')
  await page.getByRole('complementary', { name: '重要なお知らせ' }).getByRole('link', { name: 'お知らせを見る' }).click()
  expect(page).toHaveURL(/\/notifications$/)
  await page.getByRole('button', { name: '確認しました' }).click()
  expect(page.getByRole('complementary', { name: '重要なお知らせ' })).toHaveCount(0)
  await page.getByText('新しい機能').click()
  await page.getByRole('button', { name: '読みました' }).click()
  const receipts = db.selectFrom('announcement_receipts').selectAll().where('account_id', '=', candidate.id).where('announcement_id', 'in', ids)
  expect(await receipts.orderBy('announcement_id').execute()).toMatchObject([
    { confirmed_at: expect.any(String) },
    { viewed_at: expect.any(String), confirmed_at: null },
  ])
})
