import type { Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'
import { addConversation } from './add-conversation.ts'

/** The shell without windows installs nothing: the browser's offer is made by hand. */
const offer = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve({ outcome: 'dismissed' }) })))

const visitBefore = (page: Page) => page.evaluate(() => localStorage.setItem('device-visits', JSON.stringify({ count: 1, last: Date.now() - 31 * 60_000 })))

test('the home screen is offered from the second visit on, in one line, and never again once that is closed', async ({
  page,
  candidate: _signedIn,
  noAxeFindings,
}) => {
  const line = page.getByRole('complementary', { name: 'ホーム画面に追加' })
  await page.goto('/mypage')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('device-visits'))).not.toBeNull()
  await offer(page)
  await page.goto('/mypage')
  await offer(page)
  await expect(line).toHaveCount(0)
  await visitBefore(page)
  await page.reload()
  await offer(page)
  await expect(line).toBeVisible()
  await noAxeFindings(page)
  await line.getByRole('button', { name: '今後この案内を表示しない' }).click()
  await expect(line).toHaveCount(0)
  await visitBefore(page)
  await page.reload()
  await offer(page)
  await page.goto('/settings/app')
  await offer(page)
  await expect(page.getByRole('button', { name: 'ホーム画面に追加する' })).toBeVisible()
})

test('the icon of the app shows how many messages are unread, and none once they are read', async ({ page, candidate, db }) => {
  const talk = await addConversation(db, candidate.id, '未読の一通')
  await page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(navigator, { shown, setAppBadge: async (count: number) => void shown.push(count) })
  })
  const last = () => page.evaluate(() => (navigator as unknown as { shown: number[] }).shown.at(-1))
  await page.goto('/mypage')
  await expect.poll(last).toBe(1)
  await page.goto(talk.address)
  await expect.poll(last).toBe(0)
})

test('the manifest names icons, pages to begin with and one identity', async ({ page }) => {
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', lang: 'ja', display: 'standalone', start_url: '/' })
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }))
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url, { maxRedirects: 0 })).status()).toBeLessThan(400)
})
