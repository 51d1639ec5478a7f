import type { Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { expect, test } from '../kit/test.ts'

/** A company with everything that a page can have below its jobs, of which there are more than a desk shows. */
async function fullCompany(db: Database) {
  const company = { name: '株式会社車窓計器', state: 'active', address: '東京都台東区蔵前1-1-1', introduction: '車窓から測ります。', founding_year: 2015 }
  const { id: company_id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const titles = ['い', 'ろ', 'は', 'に', 'ほ', 'へ', 'と', 'ち'].map((letter) => `車窓の求人 ${letter}`)
  const job = { company_id, description: '車窓の仕事です。', state: 'published', published_at: at, confirmed_at: at, confirmed_by: '試験' }
  await db
    .insertInto('job_offers')
    .values(titles.map((position_title) => ({ ...job, position_title })))
    .execute()
  await db.insertInto('employees').values({ company_id, name: '深谷 匠', description: '計器を直しています。', is_admin: true }).execute()
  await db
    .insertInto('company_finances')
    .values({ company_id, investor: '蔵前キャピタル', amount: 3_000, finance_date_year: 2024, finance_date_month: 5 })
    .execute()
  return `/company/detail?id=${company_id}`
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const jobs = (page: Page) => page.getByRole('heading', { level: 3, name: /^車窓の求人/ })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the parts of a company’s page are one line each, and one tap opens any of them', async ({ page, db, noAxeFindings }) => {
    const address = await fullCompany(db)
    await page.goto(address)
    await expect(jobs(page)).toHaveCount(3)
    await expect(page.getByText('計器を直しています。')).toBeHidden()
    await expect(page.getByText('深谷 匠（')).toHaveCount(0)
    await expect(page.getByText('1件・直近は2024年5月')).toBeVisible()
    const folded = await height(page)

    await page.getByText('ほかの求人 5件を見る').click()
    await expect(jobs(page)).toHaveCount(8)
    await page.getByRole('navigation', { name: 'このページの内容' }).getByRole('link', { name: '資金調達' }).click()
    await expect(page.getByText('蔵前キャピタル')).toBeInViewport()
    await expect(page.getByRole('heading', { level: 2, name: '資金調達' })).toBeInViewport()
    await page.getByRole('heading', { level: 2, name: '経営メンバー' }).click()
    await expect(page.getByText('計器を直しています。')).toBeVisible()
    expect(await height(page)).toBeGreaterThan(folded)
    await noAxeFindings(page)

    await page.goto(`${address}#facts`)
    await expect(page.getByText('東京都台東区蔵前1-1-1')).toBeVisible()
  })

  test('the paper holds all of it', async ({ page, db }) => {
    await page.goto(await fullCompany(db))
    await page.emulateMedia({ media: 'print' })
    await expect(jobs(page)).toHaveCount(8)
    for (const text of ['計器を直しています。', '蔵前キャピタル', '東京都台東区蔵前1-1-1']) await expect(page.getByText(text)).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('a tap and an address open a part, too', async ({ page, db }) => {
      const address = await fullCompany(db)
      await page.goto(`${address}#facts`)
      await expect(page.getByText('東京都台東区蔵前1-1-1')).toBeVisible()
      await page.getByRole('heading', { level: 2, name: '経営メンバー' }).click()
      await expect(page.getByText('計器を直しています。')).toBeVisible()
    })
  })
})

test('on a desk every part stands open, and five jobs before the rest', async ({ page, db, noAxeFindings }) => {
  await page.goto(await fullCompany(db))
  for (const text of ['計器を直しています。', '蔵前キャピタル', '東京都台東区蔵前1-1-1']) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '経営メンバー' })).toHaveCount(1)
  await expect(jobs(page)).toHaveCount(5)
  await page.getByText('ほかの求人 3件を見る').click()
  await expect(jobs(page)).toHaveCount(8)
  await noAxeFindings(page)
})
