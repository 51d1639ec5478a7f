import { expect, test } from '../kit/test.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { openSection } from '../kit/data/publishable.ts'

const list = '/online/companies/job_offers'

test('an occupation is found by another word for it, becomes a chip, and a finding mends what the posting itself says', async ({
  page,
  context,
  db,
  noAxeFindings,
}) => {
  await ownDesk(context, db)
  await page.goto(`${list}/new`)
  await page.getByLabel('題名').fill('灯台を支える営業マン')
  await page.getByRole('button', { name: '下書きを作成' }).click()
  await page.getByLabel('職種を検索').fill('バックエンド')
  await expect(page.getByText('1件が見つかりました。')).toBeVisible()
  await page.keyboard.press('Enter')
  const chip = page.getByRole('button', { name: 'サーバーサイドエンジニアを外す' })
  await expect(chip).toBeVisible()
  await expect(page.locator('input[name=job_fields][value="16"]')).toBeChecked()
  await page.getByText('管理・バックオフィス', { exact: true }).click()
  await page.getByLabel('経理・財務', { exact: true }).check()
  await chip.click()
  await expect(chip).toHaveCount(0)
  await expect(page.getByRole('button', { name: '経理・財務を外す' })).toBeVisible()
  await noAxeFindings(page)

  await page.getByRole('button', { name: '「営業職」に置き換える' }).click()
  await expect(page.locator('#position_title')).toHaveValue('灯台を支える営業職')
  await expect(page.locator('#position_title')).toBeFocused()
  await expect(page.locator('#f-position_title')).not.toContainText('営業マン')

  await openSection(page, 'pay')
  await page.locator('#salary').fill('想定年収：500〜700万円')
  await page.locator('#min_salary').fill('600')
  await page.getByRole('button', { name: '500〜700万円に合わせる' }).click()
  await expect(page.locator('#max_salary')).toHaveValue('700')
})

test('fields that belong together share a row where there is room, and the wide preview makes way for the form', async ({ page, context, db }) => {
  await ownDesk(context, db)
  await page.goto(`${list}/new`)
  await page.getByLabel('題名').fill('並ぶ項目の求人')
  await page.getByRole('button', { name: '下書きを作成' }).click()
  await openSection(page, 'pay')
  const top = async (id: string) => (await page.locator(id).boundingBox())!.y
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await top('#min_salary')).toBe(await top('#max_salary'))
  const preview = page.locator('.preview-panel')
  await page.getByRole('button', { name: 'PC', exact: true }).click()
  expect((await preview.boundingBox())!.width).toBeGreaterThan(900)
  await page.keyboard.press('Escape')
  expect((await preview.boundingBox())!.width).toBeLessThan(500)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await top('#max_salary')).toBeGreaterThan(await top('#min_salary'))
})
