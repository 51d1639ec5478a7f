import { expect, test } from '../kit/test.ts'

const player = 'https://www.youtube-nocookie.com'

test.use({ partners: [player] })

test('the browser loads a company’s film only after a visitor starts it, and only that page’s policy allows the host', async ({ page, db }) => {
  const company = { name: '株式会社ひかり映像', state: 'active', company_youtube_url: 'abcdefghijk' }
  const { id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith(player) && asked.push(request.url()))
  await page.route(`${player}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title><p>film</p>' }))

  const home = await page.goto('/company')
  expect(home!.headers()['content-security-policy']).toContain("frame-src 'none'")
  const shown = await page.goto(`/company/detail?id=${id}`)
  expect(shown!.headers()['content-security-policy']).toContain(`frame-src ${player}`)
  expect(shown!.headers()['x-mebae-frames']).toBeUndefined()
  const start = page.getByRole('link', { name: /会社紹介の動画を再生/ })
  await expect(start).toBeVisible()
  expect(asked).toEqual([])

  await start.click()
  await expect(page.frameLocator('iframe[title="会社紹介の動画"]').getByText('film')).toBeVisible()
  expect(asked).toEqual([`${player}/embed/abcdefghijk?rel=0`])
  await expect(page.getByRole('link', { name: /会社紹介の動画を見る/ })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk')
})
