import { expect, test } from '../kit/test.ts'

test('a visitor comes from a search engine to a list, reads a job, and goes on to a similar one of another company', async ({ page }) => {
  await page.goto(encodeURI('/jobs/occupation/サーバーサイドエンジニア'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('サーバーサイドエンジニアの求人')
  await page.getByRole('region', { name: '求人' }).getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('complementary', { name: '年収と応募' })).toBeVisible()
  const company = await page.getByRole('main').locator('.co a').first().textContent()

  const similar = page.getByRole('heading', { name: 'ほかの会社の近い求人' }).locator('..')
  await expect(similar.getByRole('article').first()).toContainText('同じ職種')
  await expect(similar.getByText(company ?? '')).toHaveCount(0)
  const title = await similar.getByRole('article').first().getByRole('heading').textContent()
  await similar.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
})

test('on a phone one primary button stands on the page of a job, in the dock, beside the heart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(encodeURI('/jobs/occupation/サーバーサイドエンジニア'))
  await page.getByRole('region', { name: '求人' }).getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('main').getByRole('link', { name: '応募する', exact: true })).toHaveCount(1)
  await expect(page.locator('.dock').getByRole('button', { name: /気になる/ })).toBeVisible()
})
