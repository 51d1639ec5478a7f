import { addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a company without selections reads what will be counted', async ({ page, member }) => {
  expect(member.company_id).toBeGreaterThan(0)
  await page.goto('/online/companies/figures/selection')
  expect(page.getByRole('heading', { name: '数えられる選考は、まだありません' })).toBeVisible()
})

test('the period of the figures stands in the address, and one that cannot be counted says so', async ({ site, db, member }) => {
  const { company_id } = member
  const thread = await db.insertInto('threads').values({ company_id }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('applications').values({ company_id, thread_id: thread.id, applied_at: '2026-10-05T12:00:00+09:00' }).execute()
  const said = { thread_id: thread.id, client_id: thread.id, number: 1, company: false, message: '応募します。' }
  await db.insertInto('messages').values(said).execute()
  const page = site.newPage()
  page.addCookie((await addMember(db, { company_id, role: 'assistant' })).cookie)
  await page.goto('/online/companies/figures/selection?from=2026-10-01&to=2026-10-31')
  expect(page.getByText('始まった選考1件のうち、入社決定は0件です。')).toBeVisible()
  expect(page.getByText('5件未満').first()).toBeVisible()
  // A figure leads to what it counted.
  await page.getByRole('table', { name: '選考ファネル' }).getByRole('link', { name: '1' }).first().click()
  expect(page.getByRole('heading', { level: 1, name: '数字に数えた選考' })).toBeVisible()
  expect(page.getByRole('table', { name: '数字に数えた選考' }).getByRole('link', { name: '退会済みユーザー' })).toBeVisible()
  await page.goto('/online/companies/figures/cases?from=2026-10-01&to=2026-10-31&stage=hired')
  expect(page.getByText('「入社決定」まで進んだもの')).toBeVisible()
  expect(page.getByText('ここには、この条件に合う選考が1件ずつ表示されます。')).toBeVisible()
  await page.goto('/online/companies/figures/selection?from=2026-10-31&to=2026-10-01')
  expect(page.getByText(/指定された期間は表示できません/)).toBeVisible()
})
