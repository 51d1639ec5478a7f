import type { Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

/** A cheap phone in a train: its processor is six times slower than this one, its network has 1.6 Mbit/s and answers after 150 ms. */
async function throttle(page: Page) {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 })
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)

test.beforeEach(async ({ page }) => throttle(page))

test('boxes ticked one right after the other on a slow phone all narrow the search', async ({ page }) => {
  await page.goto('/job_offer/search', { waitUntil: 'load' })
  const names = [/フルリモート可/, /正社員/]
  for (const name of names) await page.getByRole('checkbox', { name }).first().click()
  const conditions = page.getByRole('list', { name: 'いまの条件' })
  for (const name of names) {
    await expect(conditions).toContainText(name)
    await expect(page.getByRole('checkbox', { name }).first()).toBeChecked()
  }
  const asked = [...new URL(page.url()).searchParams].map(String)
  expect(asked).toEqual([...new Set(asked)])
})

test('a fold tapped on a slow phone while the scripts start opens, and stays open', async ({ page }) => {
  await page.goto('/job_offer/search', { waitUntil: 'load' })
  await page.getByText('技術・スキル').first().click()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(page.getByRole('checkbox', { name: /^TypeScript/ })).toBeVisible()
})

test('words typed on a slow phone while the scripts start are searched for as they were typed', async ({ page }) => {
  await page.goto('/job_offer/search', { waitUntil: 'load' })
  await page.getByRole('combobox').first().click()
  await page.keyboard.type('エンジニア 東京')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(page.getByRole('combobox').first()).toHaveValue('エンジニア 東京')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('free_word') === 'エンジニア 東京')
})
