import type { Locator, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { expect, test } from '../kit/test.ts'
import { sendFirstFavorite } from '../kit/data/first-favorite.ts'

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

/** Leaves out what other journeys publish at the same time. */
const list = '/job_offer/search?employment_types=1'
const first = (page: Page) => page.getByRole('article').first()
const titleOf = async (page: Page) => (await first(page).getByRole('heading').textContent()) ?? ''
/** The page shows the mark at once and keeps it after the response. */
const kept = (page: Page, act: Promise<unknown>) => Promise.all([page.waitForResponse(/follow\.data/), act])
const send = (page: Page, button: Locator) => kept(page, button.click())
/** The first favourite is sent by the dialog that it opens. */
async function sendFirst(page: Page) {
  await favorite(page).click()
  await kept(page, sendFirstFavorite(page))
}
/** Behind the ⋯ of the first card. */
async function hide(page: Page) {
  await first(page).locator('.job-menu summary').click()
  await first(page)
    .getByRole('button', { name: /^興味なし/ })
    .click()
}
const favorite = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()

test('a candidate marks a job in the list and on its page, sees both among their favourites, and takes one back', async ({ page, candidate: _signedIn }) => {
  await page.goto(list)
  const listed = await titleOf(page)
  await sendFirst(page)
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(first(page).getByRole('heading')).toHaveText(listed)

  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
  const opened = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible()
  await send(page, favorite(page))
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/job_offer/my_favorite')
  await expect(page.getByRole('link', { name: listed, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: opened, exact: true })).toBeVisible()
  await send(page, favorite(page))
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto(list)
  await expect(page.getByRole('link', { name: listed, exact: true })).toHaveCount(0)
  await page.getByText('「気になる」を送った求人', { exact: true }).click()
  await expect(page).toHaveURL(/exclude_favorited=false/)
  await expect(page.getByRole('link', { name: listed, exact: true })).toBeVisible()
  await page.getByText('「気になる」を送った求人', { exact: true }).click()
  await expect(page).not.toHaveURL(/exclude_favorited/)
})

test('a job that a candidate hides folds to a line, and comes back from it or in the settings', async ({ page, candidate: _signedIn }) => {
  await page.goto(list)
  const hidden = await titleOf(page)
  await kept(page, hide(page))
  await expect(page.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(first(page).getByRole('heading')).toHaveText(hidden)

  await kept(page, hide(page))
  await expect(page.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
  await page.goto('/settings/hidden')
  await page.getByRole('button', { name: /^また表示する/ }).click()
  await expect(page.getByText('非表示にした求人・企業はありません')).toBeVisible()
})

test('the menu of a card saves the job for the candidate alone, marks the card, and copies its link', async ({
  page,
  context,
  candidate: _signedIn,
  noAxeFindings,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await page.goto(list)
  const [menu, saved] = [first(page).locator('.job-menu summary'), first(page).getByText('保存済み')]
  await menu.click()
  await expect(first(page).getByRole('button', { name: /^保存する/ })).toContainText('自分だけ')
  await noAxeFindings(page)
  await send(page, first(page).getByRole('button', { name: /^保存する/ }))
  await expect(saved).toBeVisible()
  await expect(menu).toBeFocused()
  await page.reload()
  await expect(saved).toBeVisible()
  await menu.click()
  await first(page)
    .getByRole('link', { name: /^共有する/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'リンクをコピーしました。' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/job_offer/detail?id=')
  await menu.click()
  await send(page, first(page).getByRole('button', { name: /^保存を取り消す/ }))
  await expect(saved).toHaveCount(0)
})

test('a candidate finds the jobs they viewed in the history, and can remove them', async ({ page, candidate: _signedIn }) => {
  await page.goto('/job_offer/search')
  const title = await titleOf(page)
  await first(page).getByRole('heading').getByRole('link').click()
  await page.waitForURL(/job_offer\/detail/)
  await expect(async () => {
    await page.goto('/job_offer/view_history')
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: /^削除/ }).click()
  await expect(page.getByText('閲覧履歴はまだありません')).toBeVisible()
})

test('a company’s mark is new, and counted, until the candidate opens the list', async ({ page, candidate, db }) => {
  await db.updateTable('candidate_users').set({ favorites_by_companies_seen_at: '2026-01-01T00:00:00+09:00' }).where('id', '=', candidate.id).execute()
  const company = await listedCompany(db)
  await db.insertInto('company_favorites').values({ company_id: company.id, candidate_user_id: candidate.id }).execute()
  await page.goto('/job_offer/my_favorite')
  const tab = page.getByRole('navigation', { name: '気になる' }).getByRole('link', { name: /^あなたに「気になる」を送った企業/ })
  await expect(tab).toContainText('1件の新着')
  await tab.click()
  await expect(page.getByRole('listitem').filter({ hasText: company.name })).toContainText('新着')
  await expect(tab).not.toContainText('新着')
  await page.reload()
  await expect(page.getByRole('link', { name: company.name })).toBeVisible()
  await expect(page.getByText('新着')).toHaveCount(0)
})

test('a candidate marks a company for its open position, hides the whole company on its page, and takes both back', async ({
  page,
  candidate,
  db,
  noAxeFindings,
}) => {
  const company = await listedCompany(db)
  await page.goto(`/company/detail?id=${company.id}`)
  await sendFirst(page)
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await send(page, page.getByRole('button', { name: /^この会社を表示しない/ }))
  await expect(page.getByRole('button', { name: /取り消す/ })).toBeVisible()
  await noAxeFindings(page)
  await page.reload()
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await send(page, page.getByRole('button', { name: /取り消す/ }))
  await expect(page.getByRole('button', { name: /^この会社を表示しない/ })).toBeVisible()
  await page.goto('/job_offer/my_favorite')
  await expect(page.getByRole('link', { name: `${company.name}のオープンポジション` })).toBeVisible()
  expect(await db.selectFrom('hidden_jobs').select('company_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])
})

test.describe('out of reach', () => {
  test.use({ expected: /ERR_FAILED/ })

  test('the list takes back a favourite that the server did not save, says so, and stays', async ({ page, context, candidate: _signedIn }) => {
    await page.goto('/job_offer/search')
    await context.route('**/follow.data', (route) => route.abort())
    await favorite(page).click()
    await sendFirstFavorite(page)
    await expect(page.locator('.toast')).toContainText('通信に失敗しました。')
    await expect(favorite(page)).toHaveAttribute('aria-pressed', 'false')
    await context.unroute('**/follow.data')
    await sendFirst(page)
    await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  })
})

const listedCompany = (db: Database) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .where('is_hiring_open_position', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
