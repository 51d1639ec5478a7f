import type { Database } from '#server/platform/database/connect.ts'
import { addJob, daysAgo } from '#server/testing.ts'
import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

async function addJobs(db: Database, position_title: string, count: number, employment_types: number[]) {
  for (let at = 0; at < count; at++) await addJob(db, { position_title: `${position_title}${at}`, employment_types, confirmed_at: daysAgo(at) })
}
const count = (page: Page) => Number(page.getByRole('heading', { level: 1 }).textContent().replace(/\D/g, ''))

test('a visitor searches, narrows, pages and reads with forms and links', async ({ page, db }) => {
  await addJobs(db, '営業', 22, [1])
  await addJobs(db, '営業の手伝い', 3, [3])
  await addJobs(db, '設計', 2, [1])
  await page.goto('/')
  page.getByRole('combobox', { name: 'キーワード' }).fill('営業')
  await page.getByRole('main').getByRole('search').getByRole('button', { name: '求人をさがす' }).click()
  expect(page).toHaveURL(/\/job_offer\/search\?.*free_word=/)
  expect(count(page)).toBe(25)

  page
    .getByRole('group', { name: '雇用形態' })
    .getByRole('checkbox', { name: /正社員/ })
    .check()
  await page.getByRole('region', { name: '条件で絞り込む' }).locator('button:not([type=button])').first().click()
  expect(page).toHaveURL(/employment_types=1/)
  expect(page).toHaveURL(/free_word=/)
  expect(count(page)).toBe(22)

  await page.goto('/job_offer/search?free_word=営業')
  await page
    .getByRole('navigation', { name: /ページ/ })
    .getByRole('link', { name: /2/ })
    .first()
    .click()
  expect(page).toHaveURL(/page=2/)

  const job = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = job.textContent()
  await job.click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(page.getByText('年収').first()).toBeVisible()
})

test('what was read of the words stands above the jobs, is undone with a link, and comes back with another', async ({ page, db }) => {
  await addJob(db, { position_title: '設計', employment_types: [1], max_salary: 900 })
  await addJob(db, { position_title: '正社員登用のある事務', employment_types: [4], max_salary: 900 })
  await page.goto('/job_offer/search?free_word=正社員　年収800万以上')
  const conditions = page.getByRole('list', { name: 'いまの条件' })
  expect(count(page)).toBe(1)
  expect(conditions).toContainText('正社員')
  expect(conditions).toContainText('年収800万円以上')

  await conditions.getByRole('link', { name: '「正社員」を言葉として探す（2件）' }).click()
  expect(count(page)).toBe(2)
  expect(conditions).toContainText('「正社員」は言葉')
  // A filter that is chosen now keeps the decision.
  page
    .getByRole('group', { name: '雇用形態' })
    .getByRole('checkbox', { name: /アルバイト/ })
    .check()
  await page.getByRole('region', { name: '条件で絞り込む' }).locator('button:not([type=button])').first().click()
  expect(page).toHaveURL(/as_words=/)
  expect(count(page)).toBe(1)

  await conditions.getByRole('link', { name: /条件「正社員」に戻す/ }).click()
  expect(page).not.toHaveURL(/as_words=/)
  expect(count(page)).toBe(0)
})

test('conditions that find nothing offer the words that do', async ({ page, db }) => {
  await addJob(db, { position_title: '機械をリモートで操る仕事', remote: 0 })
  await page.goto('/job_offer/search?free_word=リモート')
  expect(count(page)).toBe(0)
  expect(page.getByText('「リモート」を条件として読んだ結果です。')).toBeVisible()
  await page.getByRole('link', { name: '言葉のまま探すと1件あります' }).click()
  expect(count(page)).toBe(1)
})

test('a visitor sees which words were looked for, leaves one out and takes it back', async ({ page, db }) => {
  await addJobs(db, '育休の経理', 1, [1])
  await addJobs(db, '育児休業の経理', 1, [1])
  await page.goto('/job_offer/search?free_word=育休')
  expect(count(page)).toBe(2)
  expect(page.getByText('も探しました')).toBeVisible()
  await page.getByRole('link', { name: '「育児休業」を検索語から外す' }).click()
  expect(page).toHaveURL(/without_synonyms=/)
  expect(count(page)).toBe(1)
  await page.getByRole('link', { name: '「育児休業」も探す' }).click()
  expect(count(page)).toBe(2)
})

test('a visitor who typed one letter wrong is offered the word', async ({ page, db }) => {
  await addJobs(db, 'エンジニア', 2, [1])
  await page.goto('/job_offer/search?free_word=エンジニヤ')
  expect(count(page)).toBe(0)
  await page.getByRole('link', { name: /「エンジニア」でさがす/ }).click()
  expect(count(page)).toBe(2)
})

test('where all words find little, a line says what the jobs below it may lack, and each job where the words stand', async ({ page, db }) => {
  await addJob(db, { position_title: '経理', description: '日払いです' })
  await addJob(db, { position_title: '経理の責任者' })
  await page.goto('/job_offer/search?free_word=経理 日払い')
  expect(count(page)).toBe(1)
  expect(page.getByText('ここからの求人は、「日払い」に合わないか、書いていない求人です。')).toBeVisible()
  expect(page.getByRole('article')).toHaveCount(2)

  await page.getByRole('link', { name: 'なぜこの結果か' }).click()
  expect(page.getByText('題名・職種名に『経理』、本文に『日払い』')).toBeVisible()
  await page.getByRole('link', { name: '見つかった場所をしまう' }).click()
  expect(page).not.toHaveURL(/why=/)
})
