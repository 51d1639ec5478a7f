import { addCompany, addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a company that waits reads what to do first, and an assistant asks the admins for the role that is missing', async ({ page, db }) => {
  const { id: company_id } = await addCompany(db, { state: 'pending' })
  const admin = await addMember(db, { company_id, name: '三枝 由香' })
  page.addCookie((await addMember(db, { company_id, role: 'assistant', name: '野田 圭' })).cookie)
  await page.goto('/online/companies/dashboard')
  expect(page.getByRole('heading', { name: 'はじめにすること', exact: false })).toContainText('5つのうち1つ完了')
  expect(page.getByText('承認の前でも、公開と連絡のほかはすべて準備できます。', { exact: false })).toBeVisible()
  expect(page.getByRole('link', { name: '最初の求人を公開する：書く' })).toBeVisible()

  await page.getByRole('link', { name: '企業ページを作成：役割を依頼' }).click()
  expect(page.getByText('三枝 由香', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '管理者に依頼' }).click()
  expect(page.getByText('依頼しました。管理者のお知らせに届きます。')).toBeVisible()
  expect(page.getByText('同じ依頼は、1日に1回送れます。', { exact: false })).toBeVisible()

  page.addCookie(admin.cookie)
  await page.goto('/online/companies/notifications')
  expect(page.getByText('野田 圭さん（アシスタント）が、「企業ページとストーリーを書く」ための役割を求めています', { exact: false })).toBeVisible()
})
