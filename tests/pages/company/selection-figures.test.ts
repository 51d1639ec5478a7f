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
  const page = site.newPage()
  page.addCookie((await addMember(db, { company_id, role: 'assistant' })).cookie)
  await page.goto('/online/companies/figures/selection?from=2026-10-01&to=2026-10-31')
  expect(page.getByText('始まった選考1件のうち、入社決定は0件です。')).toBeVisible()
  expect(page.getByText('5件未満').first()).toBeVisible()
  await page.goto('/online/companies/figures/selection?from=2026-10-31&to=2026-10-01')
  expect(page.getByText(/指定された期間は表示できません/)).toBeVisible()
})
