import type { Database } from '#server/platform/database/connect.ts'
import { saveEmployerKeys } from '#server/candidates/profiles/change-profile.ts'
import { addCompany } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

async function employ(db: Database, candidate_user_id: string, organization_name: string) {
  await db.insertInto('work_experiences').values({ candidate_user_id, organization_name }).execute()
  await saveEmployerKeys(db, candidate_user_id)
}

test('a candidate uses the whole privacy page with forms', async ({ page, db, candidate }) => {
  const name = '株式会社みずなら精機'
  await addCompany(db, { name })
  await employ(db, candidate.id, 'どこにもない商会')
  await page.goto('/settings/privacy')
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  expect(page.getByRole('heading', { name: '企業に公開しています' })).toBeVisible()

  page.getByLabel('企業名').fill(name)
  await page.getByRole('button', { name: 'さがす' }).click()
  await page.getByRole('button', { name: `${name}をブロックする` }).click()
  expect(page.getByRole('button', { name: `${name}のブロックを解除` })).toBeVisible()

  const rules = page.getByRole('region', { name: '条件でブロックする' })
  rules.getByLabel('ドメイン', { exact: true }).check()
  rules.getByLabel('語、またはドメイン').fill('gmail.com')
  page.expect(422)
  await rules.getByRole('button', { name: 'この条件でブロックする' }).click()
  expect(rules.getByText('だれでも使えるメールやサイトのドメインは指定できません。')).toBeVisible()

  page.getByLabel('年収の下限').fill('５５０')
  await page.getByRole('button', { name: '保存する' }).click()
  expect(page.getByLabel('年収の下限')).toHaveValue('550')
})
