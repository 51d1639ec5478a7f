import { expect, test } from '../kit/test.ts'

test('on a wide window jobs are read beside the list, the address follows, and Back returns to the row', async ({ page, noAxeFindings }) => {
  await page.goto('/job_offer/search')
  const titles = page.getByRole('article').locator('.job-title').getByRole('link')
  const pane = page.getByRole('region', { name: '選んだ求人' })
  const read = pane.getByRole('heading', { level: 2 }).first()
  await expect(read).toHaveText((await titles.first().textContent()) ?? '')

  // The server draws the pane, too: keys work once the scripts have drawn what it can do.
  await expect(pane.getByRole('button', { name: 'キー操作をオフにする' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(titles.nth(1)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const title = (await titles.nth(1).textContent()) ?? ''
  await expect(read).toHaveText(title)
  await expect(page).toHaveURL(/[?&]job=\d+$/)
  await noAxeFindings(page)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  // Another test may have published a job meanwhile, which moves the row.
  await expect(titles.filter({ hasText: title }).first()).toBeFocused()
  await expect(read).toHaveText(title)

  await titles.nth(2).click()
  await expect(read).toHaveText((await titles.nth(2).textContent()) ?? '')
  await pane.getByRole('button', { name: 'キー操作をオフにする' }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('article').nth(2)).toHaveAttribute('aria-current', 'true')
})
