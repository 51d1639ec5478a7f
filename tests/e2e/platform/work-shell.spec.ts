import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

test('the frame stands still while a page scrolls, and the way back keeps the conditions of the list', async ({ page, context, db }) => {
  await signInOperator(context, db)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/operator/companies?page=2')
  const side = page.getByRole('navigation', { name: '主なメニュー' })
  await page.evaluate(() => scrollTo(0, 600))
  await expect(side).toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click()
  await page.waitForURL(/companies\/detail/)
  const back = page.getByRole('navigation', { name: '現在地' }).getByRole('link', { name: '企業' })
  await expect(back).toHaveAttribute('href', '/operator/companies?page=2')
  await back.click()
  await page.waitForURL('/operator/companies?page=2')
})

test('the side bar folds at once, and the browser remembers it', async ({ page, context, db, noAxeFindings }) => {
  await signInMember(context, db)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/online/companies/settings')
  const main = page.getByRole('main')
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(220)
  await page.getByRole('button', { name: '折りたたむ' }).click()
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(56)
  await noAxeFindings(page)
  await page.reload()
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(56)
  await page.getByRole('button', { name: '広げる' }).click()
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(220)
})

test('the menu of who is signed in opens by keyboard, gives the focus back, and leads out', async ({ page, context, db, noAxeFindings }) => {
  await signInMember(context, db)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/online/companies/settings')
  const opener = page.getByRole('button', { name: /のメニュー$/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('contentinfo')
  await expect(menu.getByRole('link', { name: '通知設定' })).toBeVisible()
  await noAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'ログアウト' }).click()
  await page.waitForURL(/\/logout\?area=company/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the last tab opens everything else, and going to a page closes it', async ({ page, context, db, noAxeFindings }) => {
    await signInOperator(context, db)
    await page.goto('/operator')
    await page.getByRole('button', { name: 'メニュー', exact: true }).click()
    const menu = page.getByRole('navigation', { name: '主なメニュー' })
    await expect(menu).toBeVisible()
    await noAxeFindings(page)
    await menu.getByRole('link', { name: '操作の記録' }).click()
    await page.waitForURL('/operator/audit')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: '操作の記録' })).toBeVisible()
  })
})
