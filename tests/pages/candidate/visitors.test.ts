import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

/** Two companies that viewed the profile; both ask for more. */
async function visited(db: Database, candidate_user_id: string) {
  const companies = ['株式会社みずなら精機', '株式会社こもれび計測'].map(async (name) => ({ name, ...(await addCompany(db, { name })) }))
  const [one, other] = await Promise.all(companies)
  const detail = JSON.stringify({ parts: ['work_experiences', 'skill_types'] })
  const views = [one!, other!].map(({ id }, at) => ({
    candidate_user_id,
    company_id: id,
    at: daysAgo(at + 1),
    kind: 'profile_viewed',
    actor: 'company',
    detail,
  }))
  await db.insertInto('events').values(views).execute()
  await db
    .insertInto('profile_update_requests')
    .values([
      { candidate_user_id, company_id: one!.id, request_type: 1, request_item_ids: [2, 10], requested_at: daysAgo(1) },
      { candidate_user_id, company_id: other!.id, request_type: 1, request_item_ids: [2], requested_at: daysAgo(2) },
    ])
    .execute()
  return [one!, other!] as const
}

test('a company that a candidate blocks has no link and asks for nothing', async ({ page, candidate, db }) => {
  const [one, other] = await visited(db, candidate.id)
  await db.insertInto('blocked_companies').values({ candidate_user_id: candidate.id, company_id: one.id }).execute()
  await page.goto('/visitors')
  const visits = page.getByRole('region', { name: 'プロフィールを見た企業' })
  expect(visits.getByText(one.name)).toBeVisible()
  expect(visits.getByRole('link', { name: one.name })).toHaveCount(0)
  const asked = page.getByRole('region', { name: '企業が知りたがっていること' })
  expect(asked).toContainText(other.name)
  expect(asked).not.toContainText(one.name)
  expect(visits.getByRole('link', { name: other.name })).toBeVisible()
})

test('without visitors the page says so and shows one next step', async ({ page, candidate: _signedIn }) => {
  await page.goto('/visitors')
  expect(page.getByText('足あとは、まだありません。')).toBeVisible()
  expect(page.getByRole('link', { name: 'プロフィールを書く' })).toHaveAttribute('href', '/profile')
})
