import type { Database } from '#server/platform/database/connect.ts'
import { addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const path = encodeURI('/jobs/occupation/サーバーサイドエンジニア')
const addJobs = async (db: Database, count = 5) => {
  for (const at of Array(count).keys())
    await addJob(db, { job_fields: [16], prefectures: [13], position_title: `計測のAPI ${at}`, min_salary: 500, max_salary: 700 })
}

test('the list of an occupation shows its jobs, its figures and its way, and is the one address of that search', async ({ page, db }) => {
  await addJobs(db)
  await page.goto(path)
  expect(page.getByRole('heading', { level: 1 })).toHaveText('サーバーサイドエンジニアの求人')
  expect(page.getByRole('article')).toHaveCount(5)
  expect(page.getByText('半分は600〜600万円')).toBeVisible()
  expect(page.locator('link[rel=canonical]').getAttribute('href')).toContain(path)
  const data = [...page.document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join('')
  expect(data).toContain('"BreadcrumbList"')
  expect(data).toContain('"ItemList"')

  await page.goto('/job_offer/search?job_fields=16&sort=2')
  expect(page.locator('link[rel=canonical]').getAttribute('href')).toContain(path)
  await page.goto('/job_offer/search?job_fields=16&min_salary=100')
  expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('another spelling and the id lead to the one address of a list', async ({ page, db }) => {
  await addJobs(db)
  for (const other of ['/jobs/occupation/16', `${path}/`]) {
    await page.goto(other)
    expect(page).toHaveURL(new RegExp(`${path}/?$`))
  }
  expect((await page.request('/jobs/occupation/16')).status).toBe(301)
})

test('a list with fewer than five jobs is not there, leads on, and nothing links to it', async ({ page, db }) => {
  await addJobs(db, 4)
  page.expect(404)
  expect(await page.goto(path)).toBe(404)
  expect(page.getByText('求人が5件以上あるときに表示します。')).toBeVisible()
  expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.goto('/jobs')
  expect(page.locator('main a[href^="/jobs/"]')).toHaveCount(0)
  await page.goto('/job_offer/search?job_fields=16')
  expect(page.locator('link[rel=canonical]').getAttribute('href')).toContain('/job_offer/search?job_fields=16')
})

test('the home page and the footer lead to the lists', async ({ page, db }) => {
  await addJobs(db)
  await page.goto('/')
  expect(page.getByRole('main').getByRole('link', { name: /^サーバーサイドエンジニア/ })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: '職種・駅から探す' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^サーバーサイドエンジニア/ })
    .click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('サーバーサイドエンジニアの求人')
})
