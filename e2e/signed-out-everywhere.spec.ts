import type { Page } from '@playwright/test'
import { ownDesk } from './company/own-desk.ts'
import { signOut } from './sign-out.ts'
import { expect, test } from './test.ts'

// The tab that stays open asks once more whether it is signed in, and the browser's console tells of the refusal.
test.use({ expected: /Failed to load resource|EventSource|Clear-Site-Data/ })

const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.entries(sessionStorage), ...Object.entries(localStorage)].filter(([name]) => /^(?:kept-input|outbox|job-offer-list)/.test(name)),
  )

async function type(page: Page) {
  await page.goto('/settings/requests')
  await page.goto('/profile')
  await page.getByLabel(/^要約/).fill('秘密 千紘')
  await expect.poll(() => kept(page)).not.toEqual([])
}

test('signing out in one tab takes the other away, with all that it kept, and going back shows nothing', async ({ page, context, candidate }) => {
  await type(page)
  const other = await context.newPage()
  await signOut(other)
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  await expect.poll(() => kept(page)).toEqual([])
  expect(
    await page.evaluate(async () => [localStorage.length, (await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]),
  ).toEqual([0, 0, 0])
  await page.goBack()
  await page.waitForURL(/\/online\/companies\/\?next=|\/settings\/requests|about:blank/)
  for (const tab of [page, other]) expect(await tab.content()).not.toContain(candidate.email)
  await expect(page.getByText('秘密 千紘')).toHaveCount(0)
})

test('a session that ended elsewhere takes what was typed with it, once a tab learns of it', async ({ page, context, candidate, db }) => {
  await type(page)
  await db.deleteFrom('sessions').where('account_id', '=', candidate.id).execute()
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => {
    const channel = new BroadcastChannel('mebae-session')
    channel.postMessage('ended')
  })
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  await expect.poll(() => kept(page)).toEqual([])
})

test('signing out as a candidate leaves what a member of a company types in the same browser', async ({ page, context, candidate: _signedIn, db }) => {
  await ownDesk(context, db)
  await page.goto('/online/companies/job_offers/new')
  await page.getByLabel('題名').fill('新しい求人')
  await page.getByRole('button', { name: '下書きを作る' }).click()
  await page.locator('#tagline').fill('書きかけの紹介文')
  await expect.poll(() => kept(page)).not.toEqual([])
  const before = await kept(page)
  const other = await context.newPage()
  await other.goto('/mypage')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(other)
  await page.reload()
  await expect(page.locator('#tagline')).toHaveValue('書きかけの紹介文')
  expect(await kept(page)).toEqual(before)
})
