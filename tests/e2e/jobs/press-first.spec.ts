import type { Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { expect, test } from '../kit/test.ts'
import { addSomebody } from '../kit/data/add-somebody.ts'
import { typeSignIn } from '../kit/data/type-sign-in.ts'

const first = (page: Page) => page.getByRole('article').first()
const favorite = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()
const favorites = (db: Database, id: string) => db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', id).execute()

// A title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

test('a visitor presses 気になる on a job, signs in, and is back at the job with the heart set', async ({ page, db }) => {
  const { id, email } = await addSomebody(db)
  await page.goto('/job_offer/search')
  await first(page).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/job_offer\/detail/)
  const job = page.url()
  await favorite(page).click()
  await expect(page.getByText('「気になる」は会社に伝わります。').first()).toBeVisible()
  await typeSignIn(page, email)
  await expect(page).toHaveURL(job)
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await favorites(db, id)).toHaveLength(1)
})

test.describe('after a wrong password', () => {
  test.use({ expected: /400/ })

  test('a visitor returns to the list they came from; a wrong password on the way loses nothing', async ({ page, db }) => {
    const { id, email } = await addSomebody(db)
    await page.goto('/job_offer/search?free_word=営業')
    const list = page.url()
    await favorite(page).click()
    await page.waitForURL(/\/online\/companies/)
    await page.waitForLoadState('load')
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード', { exact: true }).fill('ちがうパスワード')
    await page.getByRole('button', { name: 'ログインする', exact: true }).click()
    await expect(page.getByLabel('パスワード', { exact: true })).toHaveAccessibleDescription(/メールアドレスかパスワードが違います。/)
    await typeSignIn(page, email)
    await expect(page).toHaveURL(list)
    expect(await favorites(db, id)).toHaveLength(1)
  })
})
