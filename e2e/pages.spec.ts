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
})
