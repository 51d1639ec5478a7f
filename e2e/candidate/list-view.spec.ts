import { expect, test } from '../test.ts'
import { sendFirstFavorite } from './first-favorite.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('くわしく is remembered on every list of jobs, and 一覧 comes back', async ({ page }) => {
      await page.goto('/job_offer/search?employment_types=1')
      const list = page.url()
      const [compact, full] = [page.getByRole('button', { name: '一覧', exact: true }), page.getByRole('button', { name: 'くわしく', exact: true })]
      await expect(compact).toHaveAttribute('aria-pressed', 'true')
      await full.click()
      await expect(full).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(list)
      const first = page.getByRole('article').first()
      await expect(first.getByText('応募への回答')).toBeVisible()
      await expect(first.getByRole('button', { name: /^気になる/ })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      if (javaScriptEnabled) {
        await expect(full).toBeFocused()
      }
      await page.goto('/job_offer')
      await expect(full).toHaveAttribute('aria-pressed', 'true')
      await compact.click()
      await expect(compact).toHaveAttribute('aria-pressed', 'true')
      await expect(first.getByText('応募への回答')).toHaveCount(0)
      expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'mebae_list' }))
    })
  })
}

test('what is marked in くわしく is marked in 一覧', async ({ page, candidate: _signedIn }) => {
  await page.goto('/job_offer/search?employment_types=1')
  await page.getByRole('button', { name: 'くわしく', exact: true }).click()
  await expect(page.getByRole('article').first().getByText('応募への回答')).toBeVisible()
  const favorite = page.getByRole('button', { name: /^気になる/ }).first()
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  await favorite.click()
  // The button shows it before the server has it.
  await Promise.all([page.waitForResponse(/follow\.data/), sendFirstFavorite(page)])
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/job_offer/search?employment_types=1&exclude_favorited=false')
  await page.getByRole('button', { name: '一覧', exact: true }).click()
  await expect(page.getByRole('button', { name: `気になる：${name}` }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('the switch leads to no other site', async ({ page, baseURL }) => {
  const answer = await page.request.post('/job_offer/view', {
    form: { form: 'full', next: 'https://evil.example/' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location]).toEqual([303, '/job_offer/search'])
})
