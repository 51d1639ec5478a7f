import { expect, test } from '../kit/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the site remembers くわしく on every list of jobs, and the candidate switches back to 一覧', async ({ page }) => {
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
  await expect(full).toBeFocused()
  await page.goto('/job_offer/search')
  await expect(full).toHaveAttribute('aria-pressed', 'true')
  await compact.click()
  await expect(compact).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByText('応募への回答')).toHaveCount(0)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'mebae_list' }))
})
