import { addApplicant } from '#server/hiring/applications/testing.ts'
import { addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a kit is written and a scorecard filled without scripts', async ({ page, db }) => {
  const { recruiter, apply } = await addApplicant(db)
  const { id } = await apply()
  page.addCookie(recruiter.cookie)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/online/companies/settings/interview_kits')
  await page.getByRole('link', { name: '新規作成' }).click()
  field('name').fill('技術面接')
  field('criteria[0].name').fill('対話')
  page.expect(400, 422)
  await press('評価項目を追加')
  expect(field('criteria[0].name')).toHaveValue('対話')
  field('criteria[1].name').fill('設計の判断')
  await press('評価項目2を上へ')
  expect(field('criteria[0].name')).toHaveValue('設計の判断')
  field('questions').fill('なぜですか。')
  await press('保存')
  expect(page.getByText('面接キットを保存しました。')).toBeVisible()

  await page.goto(`/online/companies/selection/detail?id=${id}`)
  await page.getByRole('link', { name: '技術面接の評価を書く' }).click()
  expect(page.getByText('なぜですか。')).toBeVisible()
  await press('提出')
  expect(page.getByText('総合評価を選んでください。')).toBeVisible()
  page.getByRole('group', { name: '設計の判断' }).getByLabel('良い', { exact: true }).check()
  page.getByRole('group', { name: '総合評価' }).getByLabel('推薦する', { exact: true }).check()
  await press('提出')
  expect(page.getByRole('heading', { level: 2, name: '1人の評価' })).toBeVisible()

  page.addCookie((await addMember(db, { company_id: recruiter.company_id, role: 'assistant' })).cookie)
  await page.goto(`/online/companies/selection/detail?id=${id}`)
  expect(page.getByText('1人が提出済み')).toBeVisible()
  expect(page.getByText('2段階以上の差')).toHaveCount(0)
})

test('a job names its kits, and a guest reads what they may', async ({ page, db }) => {
  const { recruiter, company_id, job_id, ours } = await addApplicant(db)
  page.addCookie(recruiter.cookie)
  const criteria = [{ name: '設計の判断' }]
  for (const name of ['技術面接', 'カルチャー面接']) await ours.interview_kits.create({ name, criteria })
  await page.goto(`/online/companies/job_offers/overview?id=${job_id}`)
  page.getByRole('group', { name: 'この求人の評価に使うキット' }).getByLabel('カルチャー面接').check()
  await page.getByRole('region', { name: '面接キット' }).getByRole('button', { name: '保存' }).click()
  expect(page.getByText('この求人の面接キットを保存しました。')).toBeVisible()
  page.addCookie((await addMember(db, { company_id, role: 'guest' })).cookie)
  await page.goto('/online/companies/settings/interview_kits')
  expect(page.locator('.note')).toContainText('編集できるのは管理者とリクルーターです。')
  expect(page.getByRole('link', { name: '新規作成' })).toHaveCount(0)
})
