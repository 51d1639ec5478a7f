import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'
import { ownDesk } from './own-desk.ts'

async function addWriter(db: Database, profile: object) {
  const { id } = await addOpenCandidate(db)
  await db.updateTable('candidate_profiles').set(profile).where('candidate_user_id', '=', id).execute()
}

test('a recruiter sees what the page made of their words, undoes it, saves the search and asks to be notified', async ({ page, db }) => {
  await ownDesk(page, db)
  await addWriter(db, { job_history_name: '測量士ぴかぴか', job_summary: 'ぴかぴかの測量を10年。', user_preferred_work_areas: [13], user_desired_remote: 1 })
  await page.goto(`/online/companies/candidates?${new URLSearchParams({ free_word: 'ぴかぴか 東京 年収800万以上' })}`)
  expect(page.getByText('求職者の希望年収は、企業には見えないためです', { exact: false })).toBeVisible()
  expect(page.locator('article mark').first()).toHaveText('ぴかぴか')
  expect(page.getByText('フリーワードに合う人から並べています', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '言葉として探す', exact: false }).first().click()
  expect(page.getByText('「東京」は言葉として探しています', { exact: false })).toBeVisible()
  await page.goto(`/online/companies/candidates?${new URLSearchParams({ free_word: 'ぴかぴか 東京', sort: '3' })}`)
  page.locator('[name="name"]').fill('測量の経験')
  await page.getByRole('button', { name: 'この条件を保存する' }).click()
  expect(page.getByText('検索の条件を保存しました。')).toBeVisible()
  await page.locator('summary', { hasText: 'お知らせ：' }).click()
  page.locator('select[name="frequency"]').selectOption('daily')
  await page.getByRole('button', { name: 'のお知らせを決める' }).click()
  expect(page.getByText('これから見つかる人を、お知らせします。')).toBeVisible()
  expect(page.locator('summary', { hasText: 'お知らせ：1日1回' })).toBeVisible()
})
