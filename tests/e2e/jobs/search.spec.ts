import type { Page } from '@playwright/test'
import { signInNew } from '../kit/sign-in/sign-in-new.ts'
import { expect, test } from '../kit/test.ts'

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

const status = (page: Page) => page.getByRole('status')
const total = async (page: Page) => Number(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\D/g, ''))
const chips = (page: Page) => page.getByRole('list', { name: 'いまの条件' }).getByRole('link')
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()

test('a visitor searches, narrows, pages on, opens a job and returns to the same place', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'キーワード' }).fill('エンジニア')
  await page.getByRole('main').getByRole('search').getByRole('button', { name: '求人をさがす' }).click()
  await page.waitForURL(/\/job_offer\/search\?.*free_word=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d件/)
  const wide = await total(page)
  expect(wide).toBeGreaterThan(40)
  await expect(page.getByRole('article').locator('mark').first()).toHaveText('エンジニア')

  await page
    .getByRole('group', { name: '雇用形態' })
    .getByRole('checkbox', { name: /正社員/ })
    .check()
  await page.waitForURL(/employment_types=1/)
  await expect(chips(page)).toHaveText([/正社員/])
  const narrow = await total(page)
  expect(narrow).toBeLessThan(wide)
  await expect(status(page).first()).toContainText(`${narrow}件`)

  await expect(page.getByRole('article')).toHaveCount(20)
  const firstPage = await titles(page)
  await page
    .getByRole('navigation', { name: /ページ/ })
    .getByRole('link', { name: /2/ })
    .first()
    .click()
  await page.waitForURL(/page=2/)
  // On its way the next page is not whole.
  const isNextPage = (now: string[]) => now.length === firstPage.length && now.join() !== firstPage.join()
  await expect.poll(async () => isNextPage(await titles(page))).toBe(true)
  const before = await titles(page)
  const url = page.url()

  await page.getByRole('article').nth(3).getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/job_offer\/detail\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before[3] ?? '')

  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect.poll(() => titles(page)).toEqual(before)
  await expect(page.getByRole('combobox', { name: 'キーワード' })).toHaveValue('エンジニア')
  await expect(chips(page)).toHaveText([/正社員/])
})

test('a card is at most 180 px high on a phone, signed in or not, and nothing scrolls sideways', async ({ page, context, db }) => {
  const heights = () => page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  await page.setViewportSize({ width: 360, height: 740 })
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signInNew(context, db)
    await page.goto('/job_offer/search?free_word=エンジニア')
    expect((await heights()).length).toBe(20)
    expect(Math.max(...(await heights()))).toBeLessThanOrEqual(180)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
})

test('dropping or changing a condition starts again at the first page', async ({ page }) => {
  await page.goto('/job_offer/search?employment_types=1&remote=1&page=2')
  await chips(page).filter({ hasText: '一部リモート可' }).click()
  await expect(page).not.toHaveURL(/remote=/)
  await expect(page).not.toHaveURL(/page=/)

  await page.goto('/job_offer/search?employment_types=1&page=2')
  await page.getByRole('combobox', { name: '並び順' }).selectOption({ label: '年収の上限順' })
  await expect(page).toHaveURL(/sort=4/)
  await expect(page).not.toHaveURL(/page=/)
})

test('the count beside a condition is the number of results with it', async ({ page }) => {
  await page.goto('/job_offer/search?free_word=営業')
  const choice = page.getByRole('group', { name: 'リモート' }).getByRole('checkbox').first()
  const promised = Number(/(\d+)$/.exec(await choice.evaluate((box) => box.closest('label')?.textContent ?? ''))?.[1])
  await choice.check()
  await page.waitForURL(/remote=/)
  await expect.poll(() => total(page)).toBe(promised)
})

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test('a fold of the sheet counts its values when it opens, and the mouse chooses one of them', async ({ page }) => {
    await page.goto('/job_offer/search')
    await page.getByRole('button', { name: 'すべての条件' }).click()
    await page.getByText('従業員数', { exact: true }).click()
    const choice = page.getByRole('group', { name: '従業員数' }).locator('label').last()
    await expect(choice).toHaveText(/\d$/)
    const promised = Number(/(\d+)$/.exec((await choice.innerText()).replaceAll(',', ''))?.[1])
    await choice.click()
    await page.waitForURL(/employee_range=/)
    await expect.poll(() => total(page)).toBe(promised)
  })
})

test('a visitor chooses suggestions by keyboard alone', async ({ page }) => {
  await page.goto('/job_offer/search')
  const box = page.getByRole('combobox', { name: 'キーワード' })
  await box.click()
  await page.keyboard.type('Type', { delay: 20 })
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText('TypeScript')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/free_word=TypeScript/)
  expect(await total(page)).toBeGreaterThan(0)
})
