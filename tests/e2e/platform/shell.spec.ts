import { scriptsRun } from '../kit/after-scripts.ts'
import { expect, test } from '../kit/test.ts'

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

test('an open page learns of a newer build, and its next navigation loads the whole page, once in ten seconds', async ({ page }) => {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer', timestamp: 0 } }))
  const learnt = () => page.waitForResponse(/builds\/latest\.json\?\d+/)
  const loads: string[] = []
  page.on('load', () => loads.push(new URL(page.url()).pathname))
  // Freezes the clock: on a busy machine ten seconds could pass.
  await page.clock.setFixedTime(new Date())

  await Promise.all([learnt(), page.goto('/about/metrics')])
  await page.getByRole('link', { name: '求人をさがす' }).first().click()
  await expect.poll(() => loads).toEqual(['/about/metrics', '/job_offer/search'])
  await Promise.all([learnt(), scriptsRun(page)])

  await page.getByRole('link', { name: '企業を検索' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /企業/ })).toBeVisible()
  expect(loads).toHaveLength(2)
})

test('a visitor returns from a job to their page of the list, and from elsewhere to the first', async ({ page }) => {
  await page.goto('/job_offer/search?page=2')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/job_offer\/detail/)
  await page.getByRole('navigation', { name: '現在地' }).getByRole('link', { name: '求人をさがす' }).click()
  await expect(page).toHaveURL(/\/job_offer\/search\?page=2$/)

  await page.getByRole('link', { name: '企業を検索' }).first().click()
  await page.waitForURL(/\/company$/)
  await page.getByRole('link', { name: '求人をさがす' }).first().click()
  await expect(page).toHaveURL(/\/job_offer\/search$/)
})

test('a page that an extension or the browser’s translation changed before hydration is whole, and works', async ({ browser, baseURL }) => {
  // React logs the mismatch; the usual console check does not apply to a page that others change.
  const context = await browser.newContext({ baseURL: baseURL! })
  const page = await context.newPage()
  await page.route('**/job_offer/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    const html = (await response.text()).replace(/<main/, '<p class="of-an-extension">Translated</p><main').replace(/(<h1[^>]*>)[^<]+/, '$1Jobs')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/job_offer/search')
  await page.locator('.of-an-extension').waitFor({ state: 'detached' })
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/job_offer\/detail/)
  await page.reload()
  await page.locator('.of-an-extension').waitFor({ state: 'detached' })
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Jobs')
  await page.getByRole('navigation', { name: '現在地' }).getByRole('link', { name: '求人をさがす' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

test.describe('a page that does not exist', () => {
  test.use({ expected: /status of 404/ })

  test('says so inside the open site, and leads on', async ({ page }) => {
    const answer = await page.goto('/nowhere/at-all')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found')
    await expect(page.getByText('Page Not Found: /nowhere/at-all')).toBeVisible()
    await page.getByRole('link', { name: 'ホームへ' }).click()
    await expect(page).toHaveTitle(/芽生え/)
  })
})
