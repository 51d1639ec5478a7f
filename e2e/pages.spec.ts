import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const paths = [
  '/',
  '/job_offer/search',
  '/job_offer/search?free_word=エンジニア&remote=2',
  '/job_offer/search?free_word=ないはずのことば',
  '/job_offer',
  '/company',
  '/about/metrics',
  '/about/ranking',
  '/terms',
  '/privacy',
  '/online/companies/',
]

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

async function openFirst(page: Page, list: string, link: string) {
  await page.goto(list)
  await page.goto((await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')) ?? '')
}

/** Both themes, at the width of a phone and of a desk: nothing for axe to find, nothing that moves sideways. */
async function expectGoodOrder(page: Page, noAxeFindings: (page: Page) => Promise<void>) {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await noAxeFindings(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  }
}

for (const path of paths) {
  test(`${path} is in good order for everyone`, async ({ page, noAxeFindings }) => {
    await page.goto(path)
    await expectGoodOrder(page, noAxeFindings)
  })
}

test('a job is in good order for everyone', async ({ page, noAxeFindings }) => {
  await openFirst(page, '/job_offer/search', '/job_offer/detail')
  await expectGoodOrder(page, noAxeFindings)
})

test('a company is in good order for everyone', async ({ page, noAxeFindings }) => {
  await openFirst(page, '/company', '/company/detail')
  await expectGoodOrder(page, noAxeFindings)
})

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
    test(`${path} is 404 and shows ways on`, async ({ page, noAxeFindings }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await noAxeFindings(page)
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
