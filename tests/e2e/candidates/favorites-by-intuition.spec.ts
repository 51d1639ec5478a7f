import type { Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'

const first = (page: Page) => page.getByRole('article').first()
const titleOf = async (page: Page) => (await first(page).getByRole('heading').textContent()) ?? ''

/** The page names its keys, also where it does not show them, once its script listens to them. */
async function open(page: Page) {
  await page.goto('/job_offer/intuition')
  await expect(page.getByText(/キーボードでも選べます/)).toBeAttached()
}

test('a candidate judges jobs by the keyboard: likes, passes, undoes, and is done for a week', async ({ page, candidate, db, noAxeFindings }) => {
  await open(page)
  const count = async (table: 'favorites' | 'hidden_jobs') =>
    (await db.selectFrom(table).select('job_id').where('candidate_user_id', '=', candidate.id).execute()).length
  const title = await titleOf(page)
  await page.keyboard.press('ArrowRight')
  await expect(first(page).getByRole('heading')).not.toHaveText(title)
  await expect.poll(() => count('favorites')).toBe(1)
  await page.keyboard.press('Backspace')
  await expect(first(page).getByRole('heading')).toHaveText(title)
  await expect.poll(() => count('favorites')).toBe(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => count('hidden_jobs')).toBe(1)
  await page.getByRole('button', { name: 'ここまでにする' }).click()
  await expect(page.getByRole('heading', { name: '今回はここまでです' })).toBeVisible()
  await noAxeFindings(page)
  const done = (await page.context().cookies()).find(({ name }) => name === 'mebae_intuition')
  expect(Math.round((done!.expires * 1000 - Date.now()) / 86_400_000)).toBe(7)
  await page.reload()
  await expect(page.getByRole('heading', { name: '今回はここまでです' })).toBeVisible()
})

test('a candidate who likes a job and takes it back at once has not liked it', async ({ page, candidate, db }) => {
  await open(page)
  const title = await titleOf(page)
  for (const key of ['ArrowRight', 'Backspace', 'ArrowRight', 'Backspace', 'ArrowLeft', 'ArrowRight', 'Backspace', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(first(page).getByRole('heading')).not.toHaveText(title)
  const rows = (table: 'favorites' | 'hidden_jobs') => db.selectFrom(table).select('job_id').where('candidate_user_id', '=', candidate.id).execute()
  await expect.poll(async () => [(await rows('favorites')).length, (await rows('hidden_jobs')).length]).toEqual([0, 2])
})

test.describe('out of reach', () => {
  // The router prefetches the pages of links; offline it logs that it cannot.
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/ })

  test('the page says what the server did not save and asks again', async ({ page, context, candidate, db }) => {
    await open(page)
    const title = await titleOf(page)
    await context.setOffline(true)
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('.toast')).toContainText('通信に失敗しました。', { timeout: 3_000 })
    }).toPass()
    await expect(first(page).getByRole('heading')).toHaveText(title)
    await context.setOffline(false)
    await page.keyboard.press('ArrowRight')
    await expect(first(page).getByRole('heading')).not.toHaveText(title)
    await expect.poll(() => db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
  })
})

test('a candidate drags a card aside with the mouse', async ({ page, candidate, db }) => {
  await open(page)
  const title = await titleOf(page)
  const { x, y, width } = (await first(page).boundingBox())!
  await page.mouse.move(x + width - 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + width - 200, y + 24, { steps: 6 })
  await page.mouse.up()
  await expect(first(page).getByRole('heading')).not.toHaveText(title)
  await expect.poll(() => db.selectFrom('hidden_jobs').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a candidate swipes a card with a finger, scrolls the page under it, and a card let go too soon stays', async ({ page, candidate, db }) => {
    await open(page)
    const title = await titleOf(page)
    const { x, y, width } = (await first(page).boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const swipe = async (dx: number, dy: number) => {
      const from = { x: x + width / 2, y: y + 40 }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
      for (const part of [0.25, 0.5, 0.75, 1])
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x + dx * part, y: from.y + dy * part }] })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(60, 0)
    await expect(first(page).getByRole('heading')).toHaveText(title)
    await swipe(0, -200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await expect(first(page).getByRole('heading')).toHaveText(title)
    await page.evaluate(() => scrollTo(0, 0))
    await swipe(150, 0)
    await expect(first(page).getByRole('heading')).not.toHaveText(title)
    await expect.poll(() => db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
  })
})
