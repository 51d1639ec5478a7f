import { addApplicant } from '../kit/data/add-applicant.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

test('a recruiter moves several candidates and back, and ends their selections each with a reason', async ({ page, context, db, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  const ids = [await addApplicant(db, company_id), await addApplicant(db, company_id)]
  await page.goto('/online/companies/selection?view=table')
  const boxes = page.getByRole('checkbox', { name: /を選ぶ$/ })
  const bar = page.getByText('2人を選択中')
  const chooseBoth = async () => {
    await boxes.first().check()
    await boxes.last().check()
    await expect(bar).toBeVisible()
  }
  await chooseBoth()
  await noAxeFindings(page)
  const choose = async (menu: string, choice: string) => {
    const choices = page.locator('.many-menu', { has: page.getByText(`${menu} ▾`, { exact: true }) })
    await choices.locator('summary').click()
    await choices.getByRole('button', { name: choice, exact: true }).click()
  }
  await choose('担当', '未割り当て')
  await expect(page.getByText('2人の担当を変更しました。')).toBeVisible()
  await chooseBoth()
  await choose('移動', '書類選考')
  await expect(page.getByText('2人を「書類選考」に移動しました。')).toBeVisible()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByText('2人を元の段階に戻しました。')).toBeVisible()
  await expect(bar).toBeHidden()

  await chooseBoth()
  await page.getByRole('button', { name: '選考を終了…' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'まとめて選考を終了する' })).toBeVisible()
  for (const index of [0, 1]) await page.getByLabel('終了の理由').nth(index).selectOption({ label: '不採用' })
  await page.getByLabel('社内の理由').first().selectOption({ label: 'その他' })
  await noAxeFindings(page)
  await page.getByRole('button', { name: '2人の選考を終了して通知' }).click()
  await expect(page.getByText('2人の選考を終了しました。')).toBeVisible()
  expect(await db.selectFrom('application_decline_reasons').select('reason').where('application_id', 'in', ids).execute()).toEqual([{ reason: 'その他' }])
  expect(await db.selectFrom('selection_notices').select('end_reason').where('application_id', 'in', ids).execute()).toHaveLength(2)
})
