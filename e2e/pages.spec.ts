import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

async function openFirst(page: Page, list: string, link: string) {
  await page.goto(list)
  await page.goto((await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')) ?? '')
}

test('a job leads to its company, and the company to its other jobs', async ({ page }) => {
  await openFirst(page, '/job_offer/search', '/job_offer/detail')
  const company = page.getByRole('main').getByRole('article').locator('a[href^="/company/detail"]').first()
  const name = (await company.textContent()) ?? ''
  await company.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  const job = page.getByRole('main').locator('a[href^="/job_offer/detail"]').first()
  await job.click()
  await page.waitForURL(/job_offer\/detail/)
  await expect(page.getByRole('complementary', { name: '年収と応募' })).toBeVisible()
})

test('every page has a title of its own, a description and one address', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/job_offer/search', '/company', '/about/metrics', '/about/ranking', '/terms', '/privacy']) {
    await page.goto(path)
    titles.add(await page.title())
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy()
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  }
  expect(titles.size).toBe(7)
})

test.describe('a path that leads nowhere', () => {
  test.use({ expected: /status of 404/ })

  for (const path of ['/nowhere', '/job_offer/detail?id=2147483647', '/company/detail?id=abc']) {
    test(`${path} is 404 and shows ways on`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    })
  }

  test('an unknown path is named', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByText('Page Not Found: /nowhere')).toBeVisible()
  })
})

test('what needs an account leads to signing in, and knows the way back', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/online\/companies\/?\?next=%2Fprofile/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
})
