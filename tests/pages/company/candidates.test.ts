import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addJob } from '#server/testing.ts'
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
  expect(page.getByText('候補者の希望年収は、企業には見えないためです', { exact: false })).toBeVisible()
  expect(page.locator('.people mark').first()).toHaveText('ぴかぴか')
  expect(page.getByText('フリーワードに合う人から並べています', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '言葉として検索', exact: false }).first().click()
  expect(page.getByText('「東京」は言葉として検索しています', { exact: false })).toBeVisible()
  await page.goto(`/online/companies/candidates?${new URLSearchParams({ free_word: 'ぴかぴか 東京', sort: '3' })}`)
  await page.locator('summary', { hasText: '保存した検索' }).click()
  page.locator('[name="name"]').fill('測量の経験')
  await page.getByRole('button', { name: '検索を保存' }).click()
  expect(page.getByText('検索を保存しました。')).toBeVisible()
  await page.locator('summary', { hasText: '保存した検索' }).click()
  await page.locator('summary', { hasText: '通知：' }).click()
  page.locator('select[name="frequency"]').selectOption('daily')
  await page.getByRole('button', { name: 'の通知を保存' }).click()
  expect(page.getByText('これから見つかる候補者を通知します。')).toBeVisible()
  await page.locator('summary', { hasText: '保存した検索' }).click()
  expect(page.locator('summary', { hasText: '通知：1日1回' })).toBeVisible()
})

test('without scripts a row leads to the page of the candidate, and the job beside the list is chosen by its button', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const job = await addJob(db, { company_id, position_title: '潮位の計測' })
  const { id } = await addOpenCandidate(db)
  await db.updateTable('candidate_profiles').set({ job_history_name: '測量士きらきら', user_desired_remote: 2 }).where('candidate_user_id', '=', id).execute()
  const address = `/online/companies/candidates?${new URLSearchParams({ free_word: 'きらきら' })}`
  await page.goto(address)
  // The company's only job lies beside everybody until the member chooses otherwise.
  expect(page.locator('#beside')).toHaveValue(String(job.id))
  expect(page.getByRole('list', { name: '求人との適合' })).toBeVisible()
  page.locator('#beside').selectOption('')
  await page.getByRole('button', { name: '表示', exact: true }).click()
  expect(page.getByRole('list', { name: '求人との適合' })).toHaveCount(0)
  await page.getByRole('link', { name: '測量士きらきら' }).click()
  expect(page.getByRole('heading', { name: '候補者のプロフィール' })).toBeVisible()
})

test('a candidate is put into a new list of the company, which then narrows the search', async ({ page, db }) => {
  await ownDesk(page, db)
  const { id } = await addOpenCandidate(db)
  await page.goto(`/online/companies/candidates?person=${id}`)
  await page.locator('summary', { hasText: 'リスト' }).click()
  page.locator('#list_name').fill('次の募集')
  await page.getByRole('region', { name: '選んだ候補者' }).getByRole('button', { name: '保存', exact: true }).click()
  expect(page.getByText('リストを保存しました。候補者には伝わりません。')).toBeVisible()
  await page.locator('summary', { hasText: 'リスト 1' }).first().click()
  await page.getByRole('link', { name: '次の募集' }).click()
  expect(page.getByRole('link', { name: '条件を外す：リスト', exact: false })).toBeVisible()
  expect(page.locator('.people > li')).toHaveCount(1)
  await page.locator('summary', { hasText: 'リスト 1' }).first().click()
  await page.getByRole('button', { name: 'リスト「', exact: false }).click()
  expect(page.getByText('リストを削除しました。')).toBeVisible()
})

test('a candidate who hides is said in the place of the profile, and each condition has a way out', async ({ page, db }) => {
  await ownDesk(page, db)
  const { id } = await addOpenCandidate(db)
  await page.goto(`/online/companies/candidates?person=${id}`)
  expect(page.getByRole('region', { name: '選んだ候補者' }).getByText('閲覧を記録しました', { exact: false })).toBeVisible()
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', id).execute()
  await page.goto(`/online/companies/candidates?person=${id}&remote=2&favorited=true`)
  expect(page.getByText('この候補者は見つかりませんでした', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '条件を外す：希望リモート', exact: false }).click()
  expect(page.getByRole('link', { name: '条件を外す：希望リモート', exact: false })).toHaveCount(0)
  expect(page.getByRole('link', { name: '条件を外す：「気になる」', exact: false })).toBeVisible()
})
