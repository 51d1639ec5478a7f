import { expect, test } from '../kit/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a visitor chooses conditions in a sheet that shows the number of results and returns the focus to its button', async ({ page }) => {
  await page.goto('/job_offer/search')
  const opener = page.getByRole('button', { name: /条件/ })
  await opener.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByRole('checkbox', { name: /フルリモート可/ }).check()
  await page.waitForURL(/remote=2/)

  await sheet.getByRole('button', { name: /件を見る/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('list', { name: 'いまの条件' })).toContainText('フルリモート可')
  await expect(opener).toBeFocused()
})

test('the sheet closes with Escape', async ({ page }) => {
  await page.goto('/job_offer/search')
  await page.getByRole('button', { name: /条件/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('on a job, salary and application stay within reach of the thumb', async ({ page }) => {
  await page.goto('/job_offer/search')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/job_offer\/detail/)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const apply = page
    .getByRole('link', { name: /応募する/ })
    .and(page.locator(':visible'))
    .last()
  await expect(apply).toBeInViewport()
})
