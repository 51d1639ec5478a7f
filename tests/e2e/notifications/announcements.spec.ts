import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { publishAnnouncements } from '../kit/data/publish-announcements.ts'
import { expect, test } from '../kit/test.ts'

const receipts = (db: Database, candidate_user_id: string, ids: number[]) =>
  db.selectFrom('announcement_receipts').selectAll().where('account_id', '=', candidate_user_id).where('announcement_id', 'in', ids).execute()

test.use({ interruptions: true })

test('a candidate confirms an important announcement once, however often they click, and the next follows', async ({ page, candidate, db }) => {
  const ids = await publishAnnouncements(
    db,
    candidate.id,
    { confirm_button_text: '読みました' },
    { message: '<p>一行目\n二行目 <a href="/about">くわしく</a></p>' },
  )
  const confirmations: string[] = []
  page.on('request', (request) => request.url().endsWith('/confirm/') && confirmations.push(request.url()))
  await page.goto('/company')
  const modal = page.getByRole('dialog', { name: '重要なお知らせ' })
  await expect(modal.getByRole('heading', { name: 'お知らせ1' })).toBeVisible()
  await expect(modal).toContainText('配信日時')
  await modal.getByRole('button', { name: '読みました' }).dblclick()
  await expect(page.locator('.toast', { hasText: 'お知らせを確認しました' })).toBeVisible()

  await expect(modal.getByRole('heading', { name: 'お知らせ2' })).toBeVisible()
  const link = modal.getByRole('link', { name: 'くわしく' })
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(await modal.locator('br').count()).toBe(1)
  const box = await modal.getByRole('button', { name: '確認しました' }).boundingBox()
  expect(box!.width).toBeGreaterThanOrEqual(180)
  expect((await modal.boundingBox())!.width).toBeLessThanOrEqual(800)
  await modal.getByRole('button', { name: '確認しました' }).click()
  await expect(modal).toBeHidden()

  expect(confirmations).toHaveLength(2)
  expect(await receipts(db, candidate.id, ids)).toMatchObject([{ confirmed_at: expect.any(String) }, { confirmed_at: expect.any(String) }])
})

test('two tabs confirm one announcement once, and both say so', async ({ context, candidate, db }) => {
  const ids = await publishAnnouncements(db, candidate.id, {})
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto('/company')
  const button = (tab: (typeof tabs)[number]) => tab.getByRole('dialog').getByRole('button', { name: '確認しました' })
  // A tab that asks after the other one confirmed has nothing to show.
  for (const tab of tabs) await expect(button(tab)).toBeVisible()
  // The second tab does not hear in time that the first one confirmed: its next request for announcements stays unanswered.
  await tabs[1]!.route('**/candidate_users/notifications/', () => {})
  await button(tabs[0]!).click()
  await expect(tabs[0]!.locator('.toast', { hasText: 'お知らせを確認しました' })).toBeVisible()
  const before = await receipts(db, candidate.id, ids)
  await button(tabs[1]!).click()
  await expect(tabs[1]!.locator('.toast', { hasText: 'お知らせを確認しました' })).toBeVisible()
  expect(await receipts(db, candidate.id, ids)).toEqual(before)
})

test('the modal holds the focus, a candidate puts it off with Escape, the focus returns, and the modal comes back after five minutes', async ({
  page,
  candidate,
  db,
}) => {
  await publishAnnouncements(db, candidate.id, {})
  await page.clock.install()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/candidate_users/notifications/', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/company')
  const field = page.locator('main input:visible').first()
  await field.focus()
  release()
  const modal = page.getByRole('dialog')
  await expect(modal).toBeFocused()
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    // The dialog returns the focus a moment after it left at the end.
    await expect.poll(() => modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(field).toBeFocused()
  await page.clock.fastForward('05:00')
  await expect(modal).toBeVisible()
})

test.describe('when confirming fails', () => {
  test.use({ expected: /Failed to load resource/ })

  test('the page tells the candidate, the announcement stays, and a second try succeeds', async ({ page, candidate, db }) => {
    await publishAnnouncements(db, candidate.id, {})
    await page.route('**/confirm/', (route) => route.abort(), { times: 1 })
    await page.goto('/company')
    const button = page.getByRole('dialog').getByRole('button', { name: '確認しました' })
    await button.click()
    await expect(page.locator('.toast', { hasText: '確認処理に失敗しました。もう一度お試しください。' })).toBeVisible()
    await button.click()
    await expect(page.locator('.toast', { hasText: 'お知らせを確認しました' })).toBeVisible()
  })

  test('a check that fails says nothing', async ({ page, candidate, db }) => {
    await publishAnnouncements(db, candidate.id, {})
    await page.route('**/candidate_users/notifications/', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/company', { waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('.toast')).toHaveCount(0)
  })
})

test('the list marks new notifications and confirmed announcements; opening one marks it as read', async ({ page, candidate, db }) => {
  await publishAnnouncements(db, candidate.id, {})
  const premium = { kind: 'notice', subject_type: 'premium', subject_id: candidate.id, detail: JSON.stringify({ change: 'given' }) }
  await db
    .insertInto('notifications')
    .values({ account_id: candidate.id, ...premium })
    .execute()
  await page.goto('/notifications')
  const modal = page.getByRole('dialog')
  await expect(page.locator('.top .count', { hasText: '2' }).first()).toBeVisible()
  await modal.getByRole('button', { name: '確認しました' }).click()
  await expect(page.getByRole('main').getByText('確認済み').first()).toBeVisible()
  await page.getByText('プレミアム会員になりました').click()
  await expect(page.getByRole('link', { name: 'くわしく見る' })).toHaveAttribute('href', '/mypage')
  await expect(page.getByRole('main').getByText('未読')).toHaveCount(0)
  await expect(page.locator('.top .count')).toHaveCount(0)
})

const fixture = new URL('../../../../shared/fixtures/dompurify-payloads.json', import.meta.url)

/** A few payloads of each kind; the whole collection where it is next to the project. */
const ownPayloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<a href="javascript:alert(1)">a</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form id=x><input name=attributes></form>',
]

test.describe(`nothing that is written into an announcement runs${existsSync(fixture) ? '' : ' (the collection of payloads is not here)'}`, () => {
  const payloads = () =>
    existsSync(fixture) ? (JSON.parse(readFileSync(fixture, 'utf8')) as { payload: string }[]).map(({ payload }) => payload) : ownPayloads
  const known = ['a href target rel', 'strong', 'em', 'u', 'br', 'p', 'span', 'span class']

  const strangers = async (page: Page) => {
    const found = await page.locator('.announcement-body *').evaluateAll((all) => all.map((one) => [one.localName, ...one.getAttributeNames()].join(' ')))
    return [...new Set(found)].filter((one) => !known.includes(one))
  }

  const dialogs: string[] = []
  test.beforeEach(({ page }) => {
    dialogs.length = 0
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
  })

  test('when the database holds it as it came', async ({ page, candidate, db }) => {
    const all = payloads()
    let ids: number[] = []
    for (let start = 0; start < all.length; start += 150) {
      if (ids.length > 0) await db.deleteFrom('announcements').where('id', 'in', ids).execute()
      // Bypasses the sanitiser on writing, which would leave little to test.
      const bodies = all.slice(start, start + 150)
      ids = await publishAnnouncements(
        db,
        candidate.id,
        { title: 'すべて', message: bodies.join('<br>') },
        ...bodies.map((message) => ({ message, is_require_confirm: false })),
      )
      await page.goto('/notifications', { waitUntil: 'networkidle' })
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'すべて' })).toBeVisible()
      expect(await strangers(page)).toEqual([])
    }
    expect(dialogs).toEqual([])
  })

  test('and when nothing sanitised it on the way to the page', async ({ page, candidate, db }) => {
    const [id] = await publishAnnouncements(db, candidate.id, {})
    await page.route('**/candidate_users/notifications/', async (route) => {
      const { notifications } = await (await route.fetch()).json()
      const own = notifications.find((announcement: { id: number }) => announcement.id === id)
      await route.fulfill({ json: { notifications: [{ ...own, message: payloads().join('\n') }] } })
    })
    await page.goto('/company', { waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'お知らせ1' })).toBeVisible()
    expect(await page.locator('.announcement-body').innerText()).toContain('<script>')
    expect(await strangers(page)).toEqual([])
    expect(dialogs).toEqual([])
    // The page asks again by itself; a request that it makes while it closes is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
