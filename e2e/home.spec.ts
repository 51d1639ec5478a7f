import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/database/connect.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'
import { sendFirstFavorite } from './candidate/first-favorite.ts'

/** The person of the demonstration, to whom something of everything has happened. These journeys only look. */
async function signInAsChihiro(context: BrowserContext, db: Database) {
  const { id } = await db.selectFrom('candidate_users').select('id').where('email', '=', 'candidate@demo.example').executeTakeFirstOrThrow()
  await signIn(context, db, id)
}

const arrivals = (page: Page) => page.getByRole('region', { name: /^新着/ })

test('what came in stands first, and each line leads to it by keyboard', async ({ page, context, db }) => {
  await signInAsChihiro(context, db)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新着が、あります。')
  const lines = arrivals(page).getByRole('link')
  await expect(lines.filter({ hasText: '企業からの気になる' })).toContainText(/新着 \d+件/)
  await expect(lines.filter({ hasText: '足あと' })).toContainText(/この7日 \d+社/)
  await expect(lines.filter({ hasText: '書き足しのお願い' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'おすすめの求人' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('合う')
  await expect(page.getByRole('region', { name: '運営からの案内' }).getByRole('link').first()).toBeVisible()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(lines.first()).toBeFocused()
  await lines.filter({ hasText: '足あと' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('足あと')
})

test('for somebody new the home page says what is next, and nothing that is not so', async ({ page, candidate, db }) => {
  const now = new Date().toISOString()
  const notices = await db.selectFrom('notifications').select('id').where('candidate_user_id', 'is', null).execute()
  await db
    .insertInto('notification_receipts')
    .values(notices.map(({ id }) => ({ notification_id: id, candidate_user_id: candidate.id, viewed_at: now, confirmed_at: now })))
    .execute()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新着は、ありません。')
  await expect(page.getByRole('heading', { name: '名前と読みを入れる' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '確認したての求人' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '最近見た求人と企業' })).toBeHidden()
  await page.getByRole('link', { name: 'ここから入力する' }).click()
  await expect(page).toHaveURL(/\/profile/)
})

test('a job that is marked on the home page stays there until one comes back', async ({ page, candidate, db }) => {
  await page.goto('/')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /気になる/ }).click()
  await sendFirstFavorite(page)
  await expect(card.getByRole('button', { name: /気になる/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
})

test('a visitor meets the service explained, at the same address', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('返事のある会社を、')
  await expect(page.getByRole('heading', { name: '求人に、かならず添える3つのこと' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the settings and the kinds of notices are saved, and come back', async ({ page, candidate, db }) => {
    await page.goto('/settings')
    await page.getByLabel('表示名').fill('夜の読書')
    await page.getByLabel('働ける時間に制約がある').check()
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByText('保存しました。')).toBeVisible()
    await page.goto('/mypage')
    await expect(page.getByText('夜の読書')).toBeVisible()
    expect(await db.selectFrom('candidate_users').select('is_mama').where('id', '=', candidate.id).execute()).toEqual([{ is_mama: true }])

    await page.goto('/settings/notifications')
    await page.getByLabel('スカウトをメールで受け取る').uncheck()
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByText('通知の設定を保存しました。')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('スカウトをメールで受け取る')).not.toBeChecked()
    await expect(page.getByLabel('メッセージをメールで受け取る')).toBeChecked()
    await expect(page.getByText('JavaScript を使えるようにしてください')).toBeVisible()
  })
})
