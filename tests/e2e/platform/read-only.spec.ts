import { readOnlyBar } from '#contract/pages.ts'
import { expect, test } from '../kit/test.ts'

const sentence = 'いまは閲覧のみご利用いただけます'

/** The server's reply while it has no database: the page as it was cached, with its bar (server/platform/http/pages/page-template.ts). What open pages ask says for how long. */
test('a page from the cache says that the site can only be read, stays whole when scripts take it over, and stops saying so', async ({
  page,
  noAxeFindings,
}) => {
  let is_read_only = true
  await page.route('/job_offer/search', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toContain(readOnlyBar.hidden)
    await route.fulfill({ response, body: html.replace(readOnlyBar.hidden, readOnlyBar.shown) })
  })
  await page.route('/builds/maintenance.json', (route) => route.fulfill({ json: { maintenance: null, is_read_only } }))
  const asked = page.waitForResponse('/builds/maintenance.json')
  await page.goto('/job_offer/search')
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 120)
  await expect(page.getByText(sentence)).toBeVisible()
  await asked
  await expect(page.getByText(sentence)).toBeVisible()
  await noAxeFindings(page)
  is_read_only = false
  await expect(page.getByText(sentence)).toBeHidden({ timeout: 20_000 })
})

test('without a word from the server the bar is hidden', async ({ page }) => {
  await page.goto('/job_offer/search')
  await expect(page.getByText(sentence)).toBeHidden()
  await expect(page.getByText(sentence)).toBeAttached()
})
