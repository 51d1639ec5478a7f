import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

test('an operator makes a backup and asks to go back to it, which only another one can approve', async ({ page, context, db, browser, noAxeFindings }) => {
  await signInOperator(context, db, { name: '運営 一郎' })
  await page.goto('/operator/backups')
  await page.getByRole('button', { name: '今すぐバックアップ' }).click()
  await expect(page.getByText('終わりました', { exact: false })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('combobox', { name: 'バックアップ', exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: '失われるデータを確認' }).click()
  await expect(page.getByRole('heading', { name: /に戻すと失われるもの$/ })).toBeVisible()
  const reason = `誤って求人を終了したため（訓練 ${Date.now()}）`
  await page.getByLabel('理由').fill(reason)
  await page.getByRole('button', { name: '復元を申請' }).click()
  await expect(page.getByText('頼みました。1時間のうちに', { exact: false })).toBeVisible()
  const requestOn = (of: typeof page) => of.getByRole('region').filter({ hasText: reason, has: of.getByRole('heading', { level: 3 }) })
  await expect(requestOn(page).last().getByRole('button')).toHaveText(['取り消す'])
  await noAxeFindings(page)

  const theirs = await browser.newContext({ baseURL: process.env.BASE_URL! })
  await signInOperator(theirs, db, { name: '運営 二郎' })
  const second = await theirs.newPage()
  await second.goto('/operator/backups')
  await expect(requestOn(second).last()).toContainText('運営 一郎さんが')
  await expect(
    requestOn(second)
      .last()
      .getByRole('button', { name: /^承認して、バックアップ mebae-\d{8}-\d{6}Zに戻す$/ }),
  ).toBeVisible()
  await requestOn(second).last().getByRole('button', { name: '取り消す' }).click()
  await expect(second.getByRole('status').filter({ hasText: '取り消しました。' })).toBeVisible()
  await expect(requestOn(second).last().getByRole('button')).toHaveCount(0)
})
