import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a visitor searches the questions without scripts, and goes on where one is answered', async ({ page }) => {
  await page.goto('/help')
  expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  page.getByRole('searchbox', { name: '質問を検索' }).fill('パスワード 忘れました')
  await page.getByRole('button', { name: '検索' }).click()
  expect(page).toHaveURL(/\/help\?q=/)
  expect(page.getByText('「パスワード 忘れました」を含む質問：2件')).toBeVisible()
  expect(page.locator('#password mark').first()).toHaveText('パスワード')
  expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'パスワードを再設定する' }).first().click()
  expect(page).toHaveURL('/password/reset')
})

test('where nothing is found, the page leads to the documentation with the same words and to the operators', async ({ page }) => {
  await page.goto('/help?q=ないはずのことば')
  expect(page.getByRole('heading', { name: '見つかりませんでした' })).toBeVisible()
  expect(page.getByRole('link', { name: '運営に問い合わせる' })).toHaveAttribute('href', '/about/contact')
  await page.getByRole('link', { name: 'ドキュメントで同じ言葉を検索する' }).click()
  expect(page).toHaveURL(/\/docs\/search\?q=/)
})

test('search engines read each question with its answer', async ({ page }) => {
  await page.goto('/help')
  const { mainEntity } = JSON.parse(page.locator('script[type="application/ld+json"]').textContent())
  expect(mainEntity.length).toBe(page.document.querySelectorAll('details').length - page.document.querySelectorAll('header details').length)
  expect(mainEntity[0]).toMatchObject({ '@type': 'Question', name: '料金はかかりますか', acceptedAnswer: { '@type': 'Answer' } })
})

test('what an answer links to is there, to the very part', async ({ page }) => {
  await page.goto('/help')
  const links = new Set([...page.document.querySelectorAll('main details a')].map((link) => link.getAttribute('href') ?? ''))
  const open = [...links].filter((link) =>
    /^\/(about|docs|privacy|terms|job_offer\/search|registration|password|online\/companies\/(sign_up|password))/.test(link),
  )
  expect(open.length).toBeGreaterThan(15)
  for (const link of open) {
    expect([link, await page.goto(link)]).toEqual([link, 200])
    const part = link.split('#')[1]
    if (part) expect([link, page.document.getElementById(part) !== null]).toEqual([link, true])
  }
})
