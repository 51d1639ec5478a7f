import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('searching, narrowing, turning pages and reading work as forms and links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'キーワード' }).fill('営業')
  await page.getByRole('main').getByRole('search').getByRole('button', { name: '求人をさがす' }).click()
  await expect(page).toHaveURL(/\/job_offer\/search\?.*free_word=/)
  const count = async () => Number(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\D/g, ''))
  const wide = await count()
  expect(wide).toBeGreaterThan(20)

  await page
    .getByRole('group', { name: '雇用形態' })
    .getByRole('checkbox', { name: /正社員/ })
    .check()
  await page.getByRole('region', { name: '条件で絞り込む' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/employment_types=1/)
  await expect(page).toHaveURL(/free_word=/)
  expect(await count()).toBeLessThan(wide)

  await page.goto('/job_offer/search?free_word=営業')
  await page
    .getByRole('navigation', { name: /ページ/ })
    .getByRole('link', { name: /2/ })
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)

  const job = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await job.textContent()) ?? ''
  await job.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('年収').first()).toBeVisible()
})

test('on a narrow window the sheet of conditions opens by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/job_offer/search')
  await page.getByRole('button', { name: /条件/ }).click()
  await expect(page.getByRole('checkbox', { name: /フルリモート可/ })).toBeVisible()
})
