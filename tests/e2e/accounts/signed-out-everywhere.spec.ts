import type { Page } from '@playwright/test'
import { ownDesk } from '../kit/data/own-desk.ts'
import { signOut } from '../kit/sign-in/sign-out.ts'
import { expect, test } from '../kit/test.ts'

// The open tab asks whether it is still signed in, and the browser logs the refusal.
test.use({ expected: /Failed to load resource|EventSource|Clear-Site-Data/ })

const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.entries(sessionStorage), ...Object.entries(localStorage)].filter(([name]) => /^(?:kept-input|outbox|job-offer-list)/.test(name)),
  )

/** Reads until what is expected is there. A page that is left while it is read cannot answer, and is read again. */
const read = <T>(what: () => Promise<T>) => expect.poll(() => what().catch(() => 'The page is being left.'))

async function type(page: Page) {
  await page.goto('/settings/requests')
  await page.goto('/profile?edit=summary')
  // The page saves by itself: a network that is away leaves the input unsaved.
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.getByLabel(/^仕事の要約/).fill('秘密 千紘')
  await expect.poll(() => kept(page)).not.toEqual([])
}

test('a candidate who signs out in one tab is signed out in the other, its storage is cleared, and going back shows nothing', async ({
  page,
  context,
  candidate,
}) => {
  await type(page)
  const other = await context.newPage()
  await signOut(other)
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  await read(() => kept(page)).toEqual([])
  await read(() =>
    page.evaluate(async () => [localStorage.length, (await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]),
  ).toEqual([0, 0, 0])
  await page.goBack()
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  for (const tab of [page, other]) await read(async () => (await tab.content()).includes(candidate.email)).toBe(false)
  await expect(page.getByText('秘密 千紘')).toHaveCount(0)
})

test('a tab that learns that its session ended elsewhere deletes unsaved input', async ({ page, context, candidate, db }) => {
  await type(page)
  await db.deleteFrom('sessions').where('account_id', '=', candidate.id).execute()
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => {
    const channel = new BroadcastChannel('mebae-session')
    channel.postMessage('ended')
  })
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  await read(() => kept(page)).toEqual([])
})

test('a candidate who signs out leaves the unsaved input of a member in the same browser', async ({ page, context, candidate: _signedIn, db }) => {
  await ownDesk(context, db)
  await page.goto('/online/companies/job_offers/new')
  await page.getByLabel('題名').fill('新しい求人')
  await page.getByRole('button', { name: '下書きを作成' }).click()
  await expect(page.locator('#tagline')).toBeVisible()
  // A draft saves itself; what is typed into a paused job waits for a press.
  await db
    .updateTable('job_offers')
    .set({ state: 'paused' })
    .where('id', '=', Number(new URL(page.url()).searchParams.get('id')))
    .execute()
  await page.reload()
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
