import type { Page } from '@playwright/test'
import { scriptsRun } from '../kit/after-scripts.ts'
import { fillSignUp, newCompany } from '../kit/data/new-company.ts'
import { expect, test } from '../kit/test.ts'

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)
const hydrated = (page: Page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)

/** The requests of a page for its scripts and their data, as they come. */
function scriptRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/_page_data/')) asked.push(request.url())
  })
  return asked
}

/** Holds the scripts back until the returned function is called, as a slow network does. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const saveData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

test.describe('a visitor’s page', () => {
  for (const path of ['/', '/job_offer/search', '/company', '/online/companies/'])
    test(`${path} asks for no script with Save-Data, and takes over at the first move`, async ({ page }) => {
      await saveData(page)
      const asked = scriptRequests(page)
      await open(page, path)
      expect(asked).toEqual([])
      await page.mouse.move(100, 100)
      await page.mouse.move(120, 120)
      await hydrated(page)
      expect(asked.length).toBeGreaterThan(5)
    })

  test('fetches its scripts when the browser is idle, and runs none of them', async ({ page }) => {
    const asked = scriptRequests(page)
    await page.goto('/job_offer/search', { waitUntil: 'load' })
    await expect.poll(() => asked.length).toBeGreaterThan(5)
    await page.waitForLoadState('networkidle')
    expect(await isHydrated(page)).toBe(false)
    const before = asked.length
    await page.keyboard.press('Tab')
    await hydrated(page)
    expect(asked.slice(before).filter((url) => url.includes('/_page_data/'))).toEqual([])
  })

  test('of which the server no longer has the data gets them made again', async ({ page }) => {
    await page.route('**/job_offer/search', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/\/_page_data\/[\w-]+/, '/_page_data/lost') })
    })
    await open(page, '/job_offer/search')
    await scriptsRun(page)
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: /キーワード|職種/ }))
      .first()
      .fill('営業')
  })
})

test.describe('before the scripts run', () => {
  test('a box ticked on a slow network narrows the search once it can, once', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/job_offer/search', { waitUntil: 'load' })
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('search.data')) searches.push(request.url())
    })
    const box = page.getByRole('checkbox', { name: /フルリモート可/ })
    await box.click()
    await expect(box).toBeChecked()
    expect(await isHydrated(page)).toBe(false)
    release()
    await expect(page.getByRole('list', { name: 'いまの条件' })).toContainText('フルリモート可')
    await expect(box).toBeChecked()
    expect(searches).toHaveLength(1)
  })

  test('a fold opened on a slow network shows what is in it once it can', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/job_offer/search', { waitUntil: 'load' })
    await page.getByText('技術・スキル').first().click()
    expect(await isHydrated(page)).toBe(false)
    release()
    await hydrated(page)
    await expect(page.getByRole('checkbox', { name: /^TypeScript/ })).toBeVisible()
  })

  test('what is typed stays, and Enter searches', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/job_offer/search', { waitUntil: 'load' })
    await page.getByRole('combobox').first().click()
    await page.keyboard.type('営業')
    release()
    await hydrated(page)
    await expect(page.getByRole('combobox').first()).toHaveValue('営業')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/free_word=/)
  })

  test('Enter and links work without them', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/job_offer/search', { waitUntil: 'load' })
    await page.getByRole('combobox').first().click()
    await page.keyboard.type('営業')
    await page.keyboard.press('Enter')
    await page.waitForURL(/free_word=/)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/job_offer\/detail/)
    expect(await isHydrated(page)).toBe(false)
  })
})

test('a button that needs React, pressed three times on a slow machine, acts once', async ({ page, candidate: _signedIn }) => {
  const release = await holdScripts(page)
  await page.goto('/profile', { waitUntil: 'load' })
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '数える', id: 'counted' })
    document.body.append(button)
  })
  // Counts in the phase in which React hears it.
  await page.evaluate(() => {
    Object.assign(window, { pressed: 0 })
    document.addEventListener('click', ({ target }) => {
      if ((target as Element).id === 'counted' && 'pressed' in window) window.pressed = Number(window.pressed) + 1
    })
  })
  for (let time = 0; time < 3; time++) await page.locator('#counted').click()
  expect(await page.evaluate(() => 'pressed' in window && window.pressed)).toBe(0)
  release()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => 'pressed' in window && window.pressed)).toBe(1)
})

test.describe('a form that was refused', () => {
  test.use({ expected: /status of 422/ })

  test('has the focus on what is wrong before any script runs, and leaves it to who types while they start', async ({ page }) => {
    await page.goto('/online/companies/sign_up')
    const release = await holdScripts(page)
    await fillSignUp(page, { ...newCompany(), email: 'saegusa@gmail.com' })
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByLabel('企業名').click()
    await page.keyboard.type('と仲間')
    release()
    await hydrated(page)
    await page.keyboard.type('たち')
    await expect(page.getByLabel('企業名')).toHaveValue('株式会社山田製作所と仲間たち')
  })
})

test('after a reload Back shows the page before, though no script has run since', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('link', { name: '算出方法' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('ヘルプ・よくある質問')
  await page.reload({ waitUntil: 'load' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ヘルプ・よくある質問')
})
