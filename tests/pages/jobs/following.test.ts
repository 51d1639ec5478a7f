import { addJob, daysAgo } from '#server/testing.ts'
import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const first = (page: Page) => page.getByRole('article').first()
const favorite = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()

test('a candidate marks, hides and restores jobs and empties the history with forms', async ({ page, candidate, db }) => {
  const { id: job_id } = await addJob(db, { confirmed_at: daysAgo(1) })
  await addJob(db, { position_title: '設計', confirmed_at: daysAgo(2) })
  await addJob(db, { position_title: '経理', confirmed_at: daysAgo(3) })
  const rows = (table: 'favorites' | 'hidden_jobs' | 'view_histories') =>
    db.selectFrom(table).select('job_id').where('candidate_user_id', '=', candidate.id).execute()
  await page.goto('/job_offer/search')
  await favorite(page).click()
  // The site asks about a candidate's first 気になる once.
  await page.getByRole('button', { name: '「気になる」を送る', exact: true }).click()
  expect(page).toHaveURL(/\/job_offer\/search$/)
  expect(page.getByRole('status').filter({ hasText: '「気になる」を送りました。' })).toBeVisible()
  await first(page).locator('.job-menu summary').click()
  await first(page)
    .getByRole('button', { name: /^興味なし/ })
    .click()
  expect(page).toHaveURL(/\/job_offer\/search$/)
  expect([(await rows('favorites')).length, (await rows('hidden_jobs')).length]).toEqual([1, 1])
  await page.goto('/job_offer/my_favorite')
  await favorite(page).click()
  expect(page.getByText('気になる求人は、まだありません')).toBeVisible()
  await page.goto('/settings/hidden')
  await page.getByRole('button', { name: /^また表示する/ }).click()
  expect(page.getByText('非表示にした求人・企業はありません')).toBeVisible()

  await page.goto(`/job_offer/detail?id=${job_id}`)
  // The site records a view after it has answered the page.
  await expect.poll(() => rows('view_histories')).toEqual([{ job_id }])
  await page.goto('/job_offer/view_history')
  await page.getByText('履歴をすべて削除').click()
  await page.getByRole('button', { name: 'すべて削除' }).click()
  expect(page.getByText('閲覧履歴はまだありません')).toBeVisible()
})

test('the menu of a card saves, hands on and leads to the company with forms and links', async ({ page, candidate, db }) => {
  const { id: job_id, company_id } = await addJob(db, { confirmed_at: daysAgo(1) })
  await page.goto('/job_offer/search')
  await first(page).locator('.job-menu summary').click()
  expect(first(page).getByRole('link', { name: /^共有する/ })).toHaveAttribute('href', `/job_offer/detail?id=${job_id}#share`)
  expect(first(page).getByRole('link', { name: 'この企業の求人を見る' })).toHaveAttribute('href', `/company/detail?id=${company_id}#jobs`)
  await first(page)
    .getByRole('button', { name: /^保存する/ })
    .click()
  expect(page).toHaveURL(/\/job_offer\/search$/)
  expect(first(page).locator('.saved-mark')).toHaveText('保存済み')
  expect(await db.selectFrom('bookmarks').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([{ job_id }])
})

test('a candidate judges first impressions with forms, and can go back', async ({ page, candidate, db }) => {
  await addJob(db, { position_title: '営業', confirmed_at: daysAgo(1) })
  await addJob(db, { position_title: '設計', confirmed_at: daysAgo(2) })
  await addJob(db, { position_title: '経理', confirmed_at: daysAgo(3) })
  await page.goto('/job_offer/intuition')
  const title = first(page).getByRole('heading').textContent()
  await page.getByRole('button', { name: '気になる' }).click()
  expect(first(page).getByRole('heading')).not.toHaveText(title)
  await page.getByRole('button', { name: 'ひとつ戻る' }).click()
  expect(first(page).getByRole('heading')).toHaveText(title)
  await page.getByRole('button', { name: '興味なし' }).click()
  await page.getByRole('button', { name: 'ここまでにする' }).click()
  expect(page.getByRole('heading', { name: '今回はここまでです' })).toBeVisible()
  expect(await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])
})

test('a candidate saves a search, gets its alerts less often, and deletes it', async ({ page, candidate, db }) => {
  await page.goto('/job_offer/search?prefectures=13')
  await page.getByRole('button', { name: /^この条件を保存/ }).click()
  expect(page).toHaveURL(/\/job_offer\/search\?prefectures=13$/)
  await page.getByRole('link', { name: /^この条件を保存済み/ }).click()
  page.getByLabel('名前').fill('都内の仕事')
  await page.getByRole('button', { name: /^保存する/ }).click()
  await page.goto('/settings/saved_searches')
  expect(page.getByRole('link', { name: '都内の仕事' })).toHaveAttribute('href', '/job_offer/search?prefectures=13')
  page.getByRole('combobox').selectOption('never')
  await page.getByRole('button', { name: /^保存する/ }).click()
  expect(page.getByText('保存しました。')).toBeVisible()
  expect(page.getByRole('combobox')).toHaveValue('never')
  await page.getByRole('button', { name: /^この検索を削除/ }).click()
  expect(page.getByText('保存した検索は、まだありません')).toBeVisible()
  expect(await db.selectFrom('saved_searches').select('id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])
})

test('the site remembers くわしく on every list of jobs, and the candidate switches back to 一覧', async ({ page, db }) => {
  await addJob(db, { employment_types: [1] })
  await page.goto('/job_offer/search?employment_types=1')
  const list = page.url()
  const [compact, full] = [page.getByRole('button', { name: '一覧', exact: true }), page.getByRole('button', { name: 'くわしく', exact: true })]
  expect(compact).toHaveAttribute('aria-pressed', 'true')
  await full.click()
  expect(full).toHaveAttribute('aria-pressed', 'true')
  expect(page).toHaveURL(list)
  expect(first(page).getByText('応募への回答')).toBeVisible()
  expect(first(page).getByRole('button', { name: /^気になる/ })).toBeVisible()
  await page.goto('/job_offer/search')
  expect(full).toHaveAttribute('aria-pressed', 'true')
  await compact.click()
  expect(compact).toHaveAttribute('aria-pressed', 'true')
  expect(first(page).getByText('応募への回答')).toHaveCount(0)
  expect(page.cookie('mebae_list')).toBeUndefined()
})

test('a job that a candidate marks in くわしく is marked in 一覧', async ({ page, db, candidate }) => {
  const { id: job_id } = await addJob(db, { position_title: '灯台の保守' })
  await page.goto('/job_offer/search')
  await page.getByRole('button', { name: 'くわしく', exact: true }).click()
  expect(first(page).getByText('応募への回答')).toBeVisible()
  await favorite(page).click()
  await page.getByRole('button', { name: '「気になる」を送る', exact: true }).click()
  expect(await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([{ job_id }])
  await page.goto('/job_offer/search?exclude_favorited=false')
  expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '一覧', exact: true }).click()
  expect(page.getByRole('button', { name: '気になる：灯台の保守' }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('a candidate finds くわしく again on another device, and a visitor there does not', async ({ page, db, candidate }) => {
  await addJob(db, {})
  await page.goto('/job_offer/search')
  await page.getByRole('button', { name: 'くわしく', exact: true }).click()
  page.addCookie('mebae_list=')
  await page.goto('/job_offer/search')
  expect(page.getByRole('button', { name: 'くわしく', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(await db.selectFrom('candidate_users').select('job_list_view').where('id', '=', candidate.id).executeTakeFirstOrThrow()).toEqual({
    job_list_view: 'full',
  })
})

test('the older address of the list leads to the search with its conditions', async ({ page, db }) => {
  await addJob(db, { employment_types: [1] })
  await page.goto('/job_offer?employment_types=1&page=1')
  expect(page).toHaveURL(/\/job_offer\/search\?employment_types=1&page=1$/)
})

test('the switch never redirects to another site', async ({ page }) => {
  const answer = await page.request('/job_offer/view', {
    method: 'POST',
    body: new URLSearchParams({ form: 'full', next: 'https://evil.example/' }),
    headers: { origin: 'http://localhost' },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/job_offer/search'])
})
