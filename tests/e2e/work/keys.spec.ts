import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

test('single keys walk through a list and press its buttons, but never while somebody writes, and can be switched off', async ({
  page,
  context,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db)
  const jobs = ['一つめ', '二つめ', '三つめ', '四つめ', '五つめ', '六つめ'].map((title) => ({
    company_id,
    position_title: `${title}の求人`,
    description: '',
    state: 'draft',
  }))
  await db.insertInto('job_offers').values(jobs).execute()
  await page.goto('/online/companies/job_offers')
  const links = page.getByRole('main').getByRole('rowheader').getByRole('link')
  await page.keyboard.press('j')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(links.nth(1)).toBeFocused()

  await page.keyboard.press('/')
  const search = page.getByLabel('題名で検索')
  await expect(search).toBeFocused()
  await page.keyboard.type('jc?')
  await expect(search).toHaveValue('jc?')
  await expect(page).toHaveURL(/job_offers$/)

  await links.nth(1).focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'キー操作' })
  await expect(list.getByText('求人を作成')).toBeVisible()
  await noAxeFindings(page)
  // Behind a dialog no key acts.
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/job_offers$/)
  await list.getByRole('checkbox', { name: '1文字のキーで操作する' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('c')
  await page.keyboard.press('k')
  await expect(links.nth(1)).toBeFocused()

  await page.goto('/online/companies/settings')
  await page.getByRole('checkbox', { name: '1文字のキーで操作する' }).check()
  await page.goto('/online/companies/job_offers')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: /求人/ })).toBeVisible()
  await expect(page).toHaveURL(/job_offers\/new$/)
})
