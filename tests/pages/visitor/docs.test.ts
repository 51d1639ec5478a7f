import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a reader goes through the documentation in either language', async ({ page }) => {
  await page.goto('/docs')
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Mebae のドキュメント')
  await page.getByRole('article').getByRole('link', { name: 'バックアップ' }).click()
  expect(page).toHaveURL('/docs/operators/backup')
  await page.getByRole('link', { name: 'English' }).click()
  expect(page).toHaveURL('/docs/en/operators/backup')
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Back up and restore')
  expect(page.locator('.docs')).toHaveAttribute('lang', 'en')
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: /Upgrade/ })
    .click()
  expect(page).toHaveURL('/docs/en/operators/upgrade')
})

test('a guide names its address in both languages to search engines', async ({ page }) => {
  await page.goto('/docs/en/integrators/api')
  expect(page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/docs\/en\/integrators\/api$/)
  const alternates = page.locator('link[rel=alternate]')
  expect(alternates).toHaveCount(3)
  expect(page.locator('link[hreflang=ja]').getAttribute('href')).toMatch(/\/docs\/integrators\/api$/)
})

test('the search finds and marks, and helps where nothing is found', async ({ page }) => {
  await page.goto('/docs')
  page.getByRole('searchbox', { name: 'ドキュメントを検索' }).fill('サーバ')
  await page.getByRole('button', { name: '検索' }).click()
  expect(page).toHaveURL('/docs/search?q=%E3%82%B5%E3%83%BC%E3%83%90')
  expect(page.getByRole('list', { name: '検索結果' }).locator('mark').first()).toHaveText(/サーバー?/)
  expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await page.goto('/docs/search?q=unsubscribe')
  expect(page.getByText(/見つかりませんでした/)).toBeVisible()
  expect(page.getByRole('link', { name: /英語のページに\d+件あります/ })).toBeVisible()
  await page.goto('/docs/search?q=a&q=%00')
  expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.for(['/docs/nowhere', '/docs/en/nowhere', '/docs/reference/nothing', '/docs/operators/backup/x.css'])('%s is 404', async (path, { page }) => {
  page.expect(404)
  expect(await page.goto(path)).toBe(404)
})

test('who is signed in finds the guide of their area and the help in the frame', async ({ page, candidate: _candidate }) => {
  await page.goto('/mypage')
  expect(page.getByRole('contentinfo').getByRole('link', { name: 'ドキュメント' })).toHaveAttribute('href', '/docs/candidates/start')
  expect(page.getByRole('contentinfo').getByRole('link', { name: 'ヘルプ' })).toHaveAttribute('href', '/help')
})

test('a member of a company does, too', async ({ page, member: _member }) => {
  await page.goto('/online/companies/settings')
  expect(page.getByRole('contentinfo').getByRole('link', { name: 'ドキュメント' })).toHaveAttribute('href', '/docs/recruiters/start')
  expect(page.getByRole('contentinfo').getByRole('link', { name: 'ヘルプ' })).toHaveAttribute('href', '/help#companies')
})
