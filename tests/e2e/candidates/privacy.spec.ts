import type { Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { saveEmployerKeys } from '#server/candidates/profiles/change-profile.ts'
import { expect, test } from '../kit/test.ts'

/** A company of the demonstration that no other journey needs. */
const aCompany = (db: Database, at: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .orderBy('id')
    .offset(at)
    .limit(1)
    .executeTakeFirstOrThrow()

async function open(db: Database, id: string) {
  await db.updateTable('candidate_users').set({ is_open: true }).where('id', '=', id).execute()
}

async function employ(db: Database, candidate_user_id: string, organization_name: string) {
  await db.insertInto('work_experiences').values({ candidate_user_id, organization_name }).execute()
  await saveEmployerKeys(db, candidate_user_id)
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('the site blocks an employer of the candidate’s history by itself, and the preview shows it', async ({ page, db, candidate, noAxeFindings }) => {
  const company = await aCompany(db, 5)
  await open(db, candidate.id)
  await employ(db, candidate.id, company.name.replace('株式会社', '㈱'))

  await page.goto('/settings/privacy')
  const employers = section(page, '職歴から自動でブロックしている企業')
  await expect(employers).toContainText(company.name)
  await expect(employers).toContainText('名前が同じ。ブロックしています')
  await noAxeFindings(page)

  await page.goto(`/profile?company_id=${company.id}`)
  await expect(page.getByText('この企業からは、あなたは見えません。')).toBeVisible()
  await expect(page.getByText('職歴にある企業なので、自動でブロックしています。')).toBeVisible()

  await page.goto('/settings/privacy')
  await employers.getByText('この企業に見せる').click()
  await employers.getByRole('button', { name: `それでも${company.name}に見せる` }).click()
  await expect(employers).toContainText('見せることにしています')
  await page.goto(`/profile?company_id=${company.id}`)
  await expect(page.getByText('現職の企業')).toBeVisible()
  await noAxeFindings(page)
})

test('a rule shows the companies it would block while the candidate types, and then blocks them', async ({ page, db, candidate }) => {
  const company = await aCompany(db, 6)
  await open(db, candidate.id)
  const word = company.name.replace(/株式会社|合同会社/, '').slice(0, 4)
  await page.goto('/settings/privacy')
  const rules = section(page, '条件でブロックする')
  await rules.getByLabel('語、またはドメイン').fill(word)
  await expect(rules.locator('output')).toContainText(company.name)
  await rules.getByRole('button', { name: 'この条件でブロックする' }).click()
  await expect(page.getByText('条件を追加しました。')).toBeVisible()
  await expect(rules.getByRole('listitem')).toContainText(word)

  await page.goto(`/profile?company_id=${company.id}`)
  await expect(page.getByText('あなたのブロックの条件に当てはまります。')).toBeVisible()
})

test('a candidate blocks a company from its own page, takes the block back and sets it again', async ({ page, db, candidate }) => {
  const company = await aCompany(db, 7)
  await open(db, candidate.id)
  await page.goto(`/company/detail?id=${company.id}`)
  await page.getByRole('button', { name: 'この企業に自分を見せない' }).click()
  await expect(page.getByText('この企業から、あなたは見えません。')).toBeVisible()

  await page.goto('/settings/privacy')
  await page.getByRole('button', { name: `${company.name}のブロックを解除` }).click()
  await expect(page.getByText('ブロックをやめました。')).toBeVisible()
  await page.getByRole('button', { name: 'ブロックに戻す' }).click()
  await expect(section(page, 'ブロックした企業')).toContainText(company.name)
})

test('a candidate reads the access log page by page and exports it', async ({ page, db, candidate }) => {
  const company = await aCompany(db, 8)
  const rows = Array.from({ length: 25 }, (_, hours) => ({
    at: new Date(Date.now() - hours * 3_600_000).toISOString(),
    kind: 'profile_viewed',
    candidate_user_id: candidate.id,
    company_id: company.id,
    actor: 'company',
    detail: JSON.stringify({ parts: ['work_experiences', 'skill_types'], member_name: '採用担当' }),
  }))
  await db.insertInto('events').values(rows).execute()
  await page.goto('/settings/privacy')
  await page.getByRole('link', { name: 'すべて見る' }).click()
  await expect(page.getByRole('row', { name: /職歴・スキル/ })).toHaveCount(20)
  await page.getByRole('link', { name: 'これより前を見る' }).click()
  await expect(page.getByRole('row', { name: /職歴・スキル/ })).toHaveCount(5)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSVをダウンロード' }).click()
  expect((await download).suggestedFilename()).toMatch(/^access-ledger-.*\.csv$/)
})
