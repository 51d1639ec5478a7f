import { addCompany, addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('an operator finds a company and its member by name on the page of the search, which leaves a line', async ({ page, db, operator: _signedIn }) => {
  const { id: company_id } = await addCompany(db, { name: '株式会社ぴかぴか計測' })
  await addMember(db, { company_id, name: 'ぴかぴか 花子' })
  await page.goto('/operator/find?q=ぴかぴか')
  expect(page.getByRole('link', { name: '株式会社ぴかぴか計測' })).toBeVisible()
  expect(page.getByRole('link', { name: 'ぴかぴか 花子' })).toBeVisible()
  const lines = await db.selectFrom('audit_logs').select('act').where('act', '=', 'search_people').execute()
  expect(lines.length).toBe(1)
  await page.getByRole('link', { name: '株式会社ぴかぴか計測' }).click()
  expect(page.getByRole('heading', { level: 1 })).toContainText('ぴかぴか計測')
})
