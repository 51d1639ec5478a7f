import type { Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '')
const titleLinks = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')

/** Moves to the link and presses Enter, as a screen reader or keyboard user does. */
async function follow(page: Page, link: ReturnType<Page['locator']>) {
  await link.focus()
  await page.keyboard.press('Enter')
}

test('a candidate by keyboard alone skips the menu, opens a job from the results, returns to the same row, and pages on', async ({ page, noAxeFindings }) => {
  await page.goto('/job_offer/search')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '検索結果へ移動' })).toBeFocused()
  await noAxeFindings(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^この条件を保存/ })).toBeFocused()

  const third = titleLinks(page).nth(2)
  const title = (await third.textContent()) ?? ''
  await follow(page, third)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.goBack()
  await expect(third).toBeFocused()
  await expect(third).toHaveText(title)

  await follow(page, page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '2ページ', exact: true }))
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await follow(page, page.getByRole('link', { name: '企業を検索' }).first())
  await expect(page.getByRole('heading', { level: 1, name: /企業/ })).toBeFocused()
})

test('a control that narrows the list keeps the focus, and a condition that disappears hands it on', async ({ page }) => {
  await page.goto('/job_offer/search?employment_types=1&remote=2')
  const box = page.getByRole('group', { name: 'リモート' }).getByRole('checkbox').first()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('list', { name: 'いまの条件' }).getByRole('link')).toHaveCount(3)
  await expect(box).toBeFocused()
  const chips = page.getByRole('list', { name: 'いまの条件' }).getByRole('link')
  await follow(page, chips.first())
  await expect(chips).toHaveCount(2)
  await expect(chips.first()).toBeFocused()
  await follow(page, chips.first())
  await expect(chips).toHaveCount(1)
  await follow(page, chips.first())
  await expect(chips).toHaveCount(0)
  await expect.poll(() => focused(page)).not.toBe('BODY')
})

test('a job that a candidate hides folds to a line, hands the focus to the next one, and takes it back when it is shown again', async ({
  page,
  candidate: _signedIn,
  noAxeFindings,
}) => {
  await page.goto('/job_offer/search')
  const next = (await titleLinks(page).nth(1).textContent()) ?? ''
  const menu = page.getByRole('article').first().locator('.job-menu summary')
  await follow(page, menu)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^興味なし/ }).first()).toBeVisible()
  for (let act = 1; act <= 4; act++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^興味なし/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'を非表示にしました' })).toBeVisible()
  await expect(titleLinks(page).first()).toHaveText(next)
  await expect(titleLinks(page).first()).toBeFocused()
  await noAxeFindings(page)
  await follow(page, page.getByRole('button', { name: /^元に戻す/ }))
  await expect(titleLinks(page).nth(1)).toHaveText(next)
  await expect(titleLinks(page).first()).toBeFocused()
})

test.describe('out of reach', () => {
  test.use({ expected: /ERR_FAILED/ })

  test('the page says that an act failed, and the menu in which it was chosen keeps the focus', async ({ page, context, candidate: _signedIn }) => {
    await page.goto('/job_offer/search')
    await context.route('**/follow.data', (route) => route.abort())
    const card = page.getByRole('article').first()
    const menu = card.locator('.job-menu summary')
    await follow(page, menu)
    await follow(page, card.getByRole('button', { name: /^保存する/ }))
    await expect(page.getByRole('status').filter({ hasText: '通信に失敗しました。' })).toBeVisible()
    await expect(card.getByText('保存済み')).toHaveCount(0)
    await expect(menu).toBeFocused()
  })
})

test('a dialog whose opener is gone returns the focus to the page', async ({ page }) => {
  // Hydration would fail on an element that the server did not send.
  await page.goto('/job_offer/search')
  await page.waitForLoadState('networkidle')
  // The first touch of a page loads the code that keeps the focus; it is there a moment later.
  await page.keyboard.press('Tab')
  await expect(async () => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      const button = document.createElement('button')
      button.textContent = '閉じる'
      button.onclick = () => dialog.remove()
      dialog.append(button)
      document.querySelector('main')!.append(dialog)
      dialog.showModal()
    })
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 1_000 })
  }).toPass()
})
