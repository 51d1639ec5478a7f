import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a trial site whose settings name no operating company is marked as a draft and loads nothing from other hosts', async ({ page }) => {
  await page.goto('/privacy')
  expect(page.getByText('この文書は下書きです')).toBeVisible()
  expect(page.getByText('ページを開いただけでは、どこにも送りません')).toBeVisible()
  expect(page.getByRole('contentinfo').getByRole('link', { name: '問い合わせと通報' })).toBeVisible()
})
