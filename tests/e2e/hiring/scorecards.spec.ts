import { addApplicant } from '../kit/data/add-applicant.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

// The form is first sent without a recommendation, which the site refuses.
test.use({ expected: /status of 422/ })

test('a kit is copied, a colleague is asked, and each reads the other only after their own scorecard', async ({
  page,
  context,
  browser,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  const id = await addApplicant(db, company_id)
  const colleagues = await browser.newContext()
  const colleague = await signInMember(colleagues, db, { company_id, role: 'admin' })
  await db.updateTable('company_users').set({ name: '三枝 由香' }).where('id', '=', colleague.id).execute()

  await page.goto('/online/companies/settings/interview_kits')
  await page.getByRole('link', { name: 'テンプレート：技術面接' }).click()
  await page.getByRole('button', { name: '評価項目4を削除' }).click()
  await expect(page.getByRole('group', { name: '評価項目4' })).toBeHidden()
  await page.getByRole('button', { name: '評価項目3を上へ' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('面接キットを保存しました。')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '実際の経験をもとに' })).toContainText(/設計の判断.*問題の切り分け.*実装と品質/s)

  await page.goto(`/online/companies/selection?open=${id}`)
  const section = page.getByRole('region', { name: '評価' })
  await section.getByText('評価を依頼する').click()
  await section.getByLabel('メンバー', { exact: true }).selectOption('三枝 由香')
  await section.getByRole('button', { name: '依頼する', exact: true }).click()
  await expect(section.getByText('未提出')).toBeVisible()
  await noAxeFindings(page)
  await section.getByRole('link', { name: /^評価を書く\s*：技術面接/ }).click()
  await page.getByRole('group', { name: '設計の判断' }).getByLabel('とても良い').check()
  await page.getByRole('button', { name: '提出', exact: true }).click()
  await expect(page.getByText('総合評価を選んでください。')).toBeVisible()
  await page.getByRole('group', { name: '総合評価' }).getByLabel('推薦する', { exact: true }).check()
  await page.getByLabel('コメント').fill('次は運用の話を。')
  await page.getByRole('button', { name: '提出', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1人の評価' })).toBeVisible()

  const theirs = await colleagues.newPage()
  await theirs.goto('/online/companies/dashboard')
  await theirs
    .getByRole('region', { name: /対応が必要/ })
    .getByRole('link', { name: /評価$/ })
    .click()
  await expect(theirs.getByText('1人が提出済みです。')).toBeVisible()
  await expect(theirs.getByText('次は運用の話を。')).toHaveCount(0)
  await theirs.getByRole('group', { name: '設計の判断' }).getByLabel('不安がある').check()
  await theirs.getByRole('group', { name: '総合評価' }).getByLabel('推薦する', { exact: true }).check()
  await theirs.getByRole('button', { name: '提出', exact: true }).click()
  const summary = theirs.getByRole('region', { name: '2人の評価' })
  await expect(summary.getByText('2段階以上の差')).toHaveCount(1)
  await expect(summary.getByRole('row', { name: /設計の判断/ })).toContainText('2段階以上の差')
  await summary.getByText('木下 遥のコメント').click()
  await expect(summary.getByText('次は運用の話を。')).toBeVisible()
  await noAxeFindings(theirs)
  await colleagues.close()

  await page.goto('/online/companies/selection')
  await expect(page.getByText('評価 1/1')).toBeVisible()
})

test('a tag narrows the board, and is gone from everybody once it is deleted', async ({ page, context, db, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  const [id] = [await addApplicant(db, company_id), await addApplicant(db, company_id)]
  await page.goto(`/online/companies/selection?open=${id}`)
  const tags = page.getByRole('region', { name: 'タグ' })
  await tags.getByText('タグを追加').click()
  await tags.getByLabel('タグ', { exact: true }).fill('再アプローチ')
  await tags.getByRole('button', { name: '追加' }).click()
  await expect(tags.getByRole('button', { name: /^タグ「.*」を外す$/ })).toBeVisible()
  await noAxeFindings(page)
  await page.goto('/online/companies/selection')
  const cards = page.locator('li.card')
  await expect(cards).toHaveCount(2)
  await page.getByRole('combobox', { name: 'タグ' }).selectOption({ label: 'タグ：再アプローチ' })
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('再アプローチ')
  await cards.getByRole('link').click()
  await tags.getByText('タグを追加・管理').click()
  await tags.getByText('タグを削除する').click()
  await tags.getByRole('button', { name: /^削除.*再アプローチ/ }).click()
  await page.getByRole('button', { name: '削除する', exact: true }).click()
  await expect(page.getByText('タグを削除しました。')).toBeVisible()
  await expect(tags.getByRole('button', { name: /を外す$/ })).toBeHidden()
})
