import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { signIn } from '../kit/sign-in/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { sendFirstFavorite } from '../kit/data/first-favorite.ts'

/** The demonstration candidate, who has entries of everything. These journeys only read. */
async function signInAsChihiro(context: BrowserContext, db: Database) {
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', 'candidate@demo.example').executeTakeFirstOrThrow()
  await signIn(context, db, id)
}

const arrivals = (page: Page) => page.getByRole('region', { name: /返信待ち/ })

test('the home page shows what is new first, and each line opens it by keyboard', async ({ page, context, db }) => {
  await signInAsChihiro(context, db)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/返信待ち/)
  const lines = arrivals(page).getByRole('link')
  await expect(lines.filter({ hasText: 'あなたに「気になる」を送った企業' })).toContainText(/新着 \d+件/)
  await expect(lines.filter({ hasText: '足あと' })).toContainText(/この7日 \d+社/)
  await expect(lines.filter({ hasText: '追記のリクエスト' })).toBeVisible()
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

test('a job that a candidate marks on the home page stays there until they return', async ({ page, candidate, db }) => {
  await page.goto('/')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /気になる/ }).click()
  await sendFirstFavorite(page)
  await expect(card.getByRole('button', { name: /気になる/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
})
