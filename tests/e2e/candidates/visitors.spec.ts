import type { Database } from '#server/platform/database/connect.ts'
import { expect, test } from '../kit/test.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Two companies that viewed the profile; both ask for more. */
async function visited(db: Database, candidate_user_id: string) {
  const listed = db.selectFrom('companies').select(['id', 'name']).where('state', '=', 'active').where('end_of_contract', '=', false)
  const [one, other] = await listed.orderBy('id').limit(2).execute()
  await db
    .insertInto('events')
    .values(
      [one!, other!].map(({ id }, at) => ({
        candidate_user_id,
        company_id: id,
        at: daysAgo(at + 1),
        kind: 'profile_viewed',
        actor: 'company',
        detail: JSON.stringify({ parts: ['work_experiences', 'skill_types'] }),
      })),
    )
    .execute()
  await db
    .insertInto('profile_update_requests')
    .values([
      { candidate_user_id, company_id: one!.id, request_type: 1, request_item_ids: [2, 10], requested_at: daysAgo(1) },
      { candidate_user_id, company_id: other!.id, request_type: 1, request_item_ids: [2], requested_at: daysAgo(2) },
      { candidate_user_id, company_id: other!.id, request_type: 2, request_item_ids: [12], requested_at: daysAgo(2) },
    ])
    .execute()
  return [one!, other!] as const
}

test('a candidate sees which company looked at what and what it asks for; answering removes the request', async ({ page, candidate, db }) => {
  const [one, other] = await visited(db, candidate.id)
  await page.goto('/visitors')
  const asked = page.getByRole('region', { name: '企業が知りたがっていること' })
  await expect(asked.getByRole('listitem').filter({ hasText: '希望する仕事の内容' })).toContainText(`${one.name}ほか1社`)
  await expect(asked.getByRole('listitem')).toHaveCount(3)
  const visits = page.getByRole('region', { name: 'プロフィールを見た企業' })
  await expect(visits.getByRole('listitem').first()).toContainText('スキル、職歴')
  await expect(visits.getByRole('link', { name: other.name })).toHaveAttribute('href', `/company/detail?id=${other.id}`)
  await asked.getByRole('link', { name: 'your vision を書く' }).click()
  await expect(page).toHaveURL(/\/profile\?edit=vision$/)
  const vision = page.getByRole('dialog')
  await vision.getByLabel('そう考える理由').fill('現場で、困りごとを見てきたからです。')
  await expect(vision).toContainText('保存しました')
  await page.goto('/visitors')
  await expect(asked.getByRole('listitem')).toHaveCount(2)
})
