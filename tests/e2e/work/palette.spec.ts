import { ownDesk } from '../kit/data/own-desk.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

test.use({ expected: /ERR_FAILED/ })

test('by keyboard alone a recruiter finds a job, goes to pages, and the focus returns', async ({ page, context, db, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db)
  const draft = { company_id, position_title: 'ぴかぴか計測の担当', description: '', state: 'draft' }
  const { id } = await db.insertInto('job_offers').values(draft).returning('id').executeTakeFirstOrThrow()
  await page.goto('/online/companies/dashboard')
  const field = page.getByRole('combobox', { name: '検索・移動・操作' })
  const opener = page.getByRole('link', { name: '検索・移動・操作' })
  await opener.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await noAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await field.fill('ピカピカ')
  await expect(page.getByRole('group', { name: '求人' }).getByRole('option', { name: 'ぴかぴか計測の担当' })).toHaveAttribute('aria-selected', 'true')
  await noAxeFindings(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/job_offers/edit\\?id=${id}$`))

  // What was opened is offered before the first letter, and gone after signing out.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: '最近' }).getByRole('option')).toHaveCount(1)
  await field.fill('分析')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '分析' })).toBeVisible()
  await page.goto('/logout?area=company')
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('recent-places')))).toEqual([])
})

test('while an input method composes the palette takes no Enter, and without a connection pages can still be reached', async ({ page, context, db }) => {
  await signInOperator(context, db)
  await page.goto('/operator')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: '検索・移動・操作' })
  await field.fill('マスタ管理')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 })
  await expect(field).toBeFocused()
  await page.route('**/operators/found/**', (route) => route.abort())
  await field.fill('マスタ')
  await expect(page.getByText('検索できませんでした。通信を確認して', { exact: false })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'マスタ管理' })).toBeVisible()
})
