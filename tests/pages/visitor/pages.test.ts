import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

async function addTwoJobs(db: Database) {
  const { id: company_id } = await addCompany(db, { name: '株式会社こもれび計測' })
  const first = await addJob(db, { company_id, position_title: '計測の設計', confirmed_at: daysAgo(1) })
  await addJob(db, { company_id, position_title: '計測の営業', confirmed_at: daysAgo(2) })
  return first
}

test('a visitor goes from a job to its company, and from the company to its other jobs', async ({ page, db }) => {
  const { id } = await addTwoJobs(db)
  await page.goto(`/job_offer/detail?id=${id}`)
  const company = page.getByRole('main').getByRole('article').locator('a[href^="/company/detail"]').first()
  const name = company.textContent()
  await company.click()
  expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await page.getByRole('main').locator('a[href^="/job_offer/detail"]').first().click()
  expect(page).toHaveURL(/job_offer\/detail/)
  expect(page.getByRole('complementary', { name: '年収と応募' })).toBeVisible()
})

test('every page has its own title, description and canonical address', async ({ page, db }) => {
  await addTwoJobs(db)
  const titles = new Set<string>()
  for (const path of ['/', '/job_offer/search', '/company', '/about/metrics', '/about/ranking', '/help', '/terms', '/privacy']) {
    await page.goto(path)
    titles.add(page.title())
    expect(page.locator('meta[name=description]').getAttribute('content')).toBeTruthy()
    expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  }
  expect(titles.size).toBe(8)
})

test('an English page of the documentation stands in an English frame, and a Japanese one in a Japanese frame', async ({ page }) => {
  await page.goto('/docs/en/operators/backup')
  expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(page.getByRole('navigation', { name: 'Main menu' }).first()).toContainText('Find jobs')
  expect(page.getByRole('contentinfo')).toContainText('Terms of use')
  const around = [...page.document.querySelectorAll('header.top, footer, .skip, .tabs')].map((part) => part.textContent).join(' ')
  const japanese = around.replaceAll(/芽生え|（[^）]*）|\([^)]*\)/g, '').match(/[\p{Script=Hiragana}\p{Script=Han}]+/gu) ?? []
  expect(japanese).toEqual([])
  await page.goto('/docs/operators/backup')
  expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect(page.getByRole('contentinfo')).toContainText('利用規約')
})

test.for(['/nowhere', '/job_offer/detail?id=2147483647', '/company/detail?id=abc'])('%s is 404 and shows ways on', async (path, { page }) => {
  page.expect(404)
  expect(await page.goto(path)).toBe(404)
  expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('the 404 page names an unknown path', async ({ page }) => {
  page.expect(404)
  await page.goto('/nowhere')
  expect(page.getByText('Page Not Found: /nowhere')).toBeVisible()
})

test('a page that needs an account leads to the sign-in page and back', async ({ page }) => {
  await page.goto('/profile')
  expect(page).toHaveURL(/\/online\/companies\/?\?next=%2Fprofile/)
  expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
})

const behindSignIn = `/job_offer/favorite /job_offer/my_favorite /job_offer/view_history/ /message /message/list /message/company/detail?company_id=1
  /message/job_offer/detail?company_id=1&job_id=1 /notifications /profile /profile/wishes /quit`

test.for(behindSignIn.trim().split(/\s+/))('%s asks a visitor to sign in, says what the page is, and keeps the way back', async (path, { page }) => {
  expect(await page.goto(path)).toBe(200)
  expect(page).toHaveURL(`/online/companies/?next=${encodeURIComponent(path)}`)
  expect(page.getByText('は、ログインすると見られます。')).toBeVisible()
})

test('a candidate who signs out lands on the home page', async ({ page }) => {
  await page.goto('/logout')
  expect(page).toHaveURL('/')
})

test('a page’s data is JSON behind the same guards, and no cache keeps it', async ({ page }) => {
  const found = await page.request('/job_offer/search/_payload.json?page=2')
  expect(found.headers.get('cache-control')).toBe('no-store')
  expect(await found.json()).toHaveProperty(['visitor/jobs/job-search-page'])
  const statuses = ['/profile/_payload.json', '/nowhere/_payload.json', '/profile/x.css'].map(async (path) => (await page.request(path)).status)
  expect(await Promise.all(statuses)).toEqual([302, 404, 404])
})

test('a visitor sees the explanation of the service on the home page', async ({ page }) => {
  await page.goto('/')
  expect(page.getByRole('heading', { level: 1 })).toContainText('返事のある会社を、')
  expect(page.getByRole('heading', { name: '求人に、かならず添える3つのこと' })).toBeVisible()
})

test('the page drops impossible values and names them', async ({ page }) => {
  expect(await page.goto('/job_offer/search?page=abc&min_salary=x&remote=2')).toBe(200)
  expect(page.getByText('「年収の上限」「ページ」の値は使えないため、外して表示しています。')).toBeVisible()
  expect(page.getByRole('list', { name: 'いまの条件' }).getByRole('link')).toHaveText([/フルリモート可/])
})

test('a search without results offers conditions to drop, and dropping one finds results', async ({ page, db }) => {
  await addJob(db, { position_title: '営業', max_salary: 600 })
  await page.goto('/job_offer/search?free_word=営業&min_salary=3000')
  expect(page.getByRole('heading', { level: 1 })).toContainText(/0件|ありません/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /外す.*\+\d+件/ })
    .first()
    .click()
  expect(page.getByRole('article').first()).toBeVisible()
})

test('an address followed by a file name is no page', async ({ page, candidate: _signedIn }) => {
  for (const path of ['/profile/x.css', '/settings/privacy/x.js', '/mypage/a.png', '/profile/_payload.json/x.css']) {
    const answer = await page.request(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, expect.stringMatching(/no-store|no-cache/)])
  }
})
