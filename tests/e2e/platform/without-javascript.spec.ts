import { expect, test } from '../kit/test.ts'

test.use({ javaScriptEnabled: false })

test('on a narrow window the sheet of conditions opens without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/job_offer/search')
  await page.getByRole('button', { name: /条件/ }).click()
  await expect(page.getByRole('checkbox', { name: /フルリモート可/ })).toBeVisible()
})
