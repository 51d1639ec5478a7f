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
