import { addCompany, addJob, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('an operator reads the figures of the site by day, week or month', async ({ page, operator }) => {
  expect(operator.id).toBeTruthy()
  await page.goto('/operator/figures?step=day')
  expect(page.getByRole('heading', { level: 1, name: 'サイトの数字' })).toBeVisible()
  expect(page.getByRole('table', { name: 'サイトの動き' })).toBeVisible()
  expect(page.getByRole('table', { name: '対応待ち' })).toBeVisible()
  await page.getByRole('link', { name: '月ごと（12か月）' }).click()
  expect(page.getByRole('link', { name: '月ごと（12か月）' })).toHaveAttribute('aria-current', 'page')
})

test('a figure leads to the list that it counted, which says of what it is and how to leave it', async ({ page, db, operator: _signedIn }) => {
  const { id: company_id } = await addCompany(db, { name: '確認のない会社' })
  for (const position_title of ['古い求人', '新しい求人'])
    await addJob(db, { company_id, position_title, confirmed_at: daysAgo(position_title === '古い求人' ? 40 : 1) })
  await page.goto('/operator/figures?step=day')
  await page.getByRole('link', { name: /^1、.*確認のない会社.*の確認の期限を過ぎた求人の一覧を開く$/ }).click()
  expect(page.getByRole('link', { name: '古い求人' })).toBeVisible()
  expect(page.getByRole('link', { name: '新しい求人' })).toHaveCount(0)
  expect(page.getByRole('link', { name: /^条件「企業 .*確認のない会社.*」を外す$/ })).toBeVisible()
  await page.goto('/operator/figures?step=day')
  expect(page.getByText('登録した人の全員の一覧はなく、', { exact: false })).toBeVisible()
})
