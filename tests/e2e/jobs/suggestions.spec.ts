import type { Page, Request } from '@playwright/test'
import { expect, test } from '../kit/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'キーワード' })
const options = (page: Page) => page.getByRole('listbox', { name: 'キーワードの候補' }).getByRole('option')
const asked = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().includes('/suggestions/')) requests.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  return requests
}

test('a visitor completes words by keyboard; a condition becomes a chip, and the latest search is offered again', async ({ page, noAxeFindings }) => {
  await page.goto('/job_offer/search')
  await box(page).click()
  await page.keyboard.type('年収8', { delay: 20 })
  await expect(options(page).first()).toContainText('年収800万円以上')
  await expect(page.getByRole('status').filter({ hasText: /候補が\d+件あります/ })).toHaveCount(1)
  await noAxeFindings(page)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  const promised = /([\d,]+)件/.exec(await options(page).first().innerText())?.[1]
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'いまの条件' })).toContainText('年収800万円以上')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${promised}件`)
  await expect(options(page)).toHaveCount(0)

  await box(page).fill('')
  await expect(options(page)).toHaveText([/年収800万円以上最近/])
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.type('東京 えんじ', { delay: 20 })
  await expect(options(page).filter({ hasText: '東京 エンジニア' }).first()).toContainText('職種')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(box(page)).toHaveValue(/^東京 /)
  await expect(box(page)).not.toBeFocused()
})

test('a candidate, whose form also says which jobs to hide, is offered words', async ({ page, candidate: _signedIn }) => {
  const requests = asked(page)
  await page.goto('/job_offer/search')
  await box(page).click()
  await page.keyboard.type('デザ', { delay: 20 })
  await expect(options(page).first()).toContainText('デザイナー')
  expect(requests.at(-1)).toBe('デザ')
})

test('while an input method composes nothing is asked and Enter chooses nothing; an old answer never replaces a newer one', async ({ page, context }) => {
  const requests = asked(page)
  await page.goto('/job_offer/search')
  await box(page).click()
  await expect(box(page)).toHaveAttribute('aria-controls')
  const keys = await context.newCDPSession(page)
  for (const text of ['e', 'え', 'えn', 'えんじ']) await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 })
  expect([requests, new URL(page.url()).search]).toEqual([[], ''])
  await keys.send('Input.insertText', { text: 'エンジ' })
  await expect(options(page).first()).toContainText('エンジニア')
  expect(requests).toEqual(['エンジ'])

  // The answer for the first word is held until the second has come.
  const gate = Promise.withResolvers<void>()
  await page.route(/suggestions\/\?.*q=%E5%96%B6/, async (route) => {
    await gate.promise
    await route.continue().catch(() => {})
  })
  await box(page).fill('営')
  await expect.poll(() => requests.at(-1)).toBe('営')
  await box(page).fill('デザ')
  await expect(options(page).first()).toContainText('デザイナー')
  gate.resolve()
  await expect(options(page).filter({ hasText: '営業' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('suggestions are for fingers, stay in sight above the keyboard, and move nothing', async ({ page }) => {
    await page.goto('/job_offer/search')
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await heightOf()
    await box(page).tap()
    await box(page).pressSequentially('エンジ')
    await expect(options(page).first()).toBeVisible()
    expect(await heightOf()).toBe(before)
    // The keyboard takes the lower half.
    await page.setViewportSize({ width: 360, height: 380 })
    const list = page.getByRole('listbox')
    await expect.poll(async () => ((await list.boundingBox()) ?? { y: 0, height: 999 }).y + ((await list.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(380)
    for (const row of await options(page).all()) expect((await row.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await options(page).first().tap()
    await expect(page).toHaveURL(/free_word=/)
  })
})
