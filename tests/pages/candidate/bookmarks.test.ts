import { addBookmark, addBookmarkList } from '#server/candidates/bookmarks/testing.ts'
import { addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a candidate puts a saved job into a list with a note, renames the list and deletes it', async ({ page, candidate, db }) => {
  const { id: job_id, company_id } = await addJob(db, { position_title: '離島へ薬を運ぶ仕事' })
  await addBookmark(db, candidate.id, { company_id, job_id })
  await page.goto('/job_offer/bookmarks')
  await page.getByText('リストを作る').click()
  page.getByLabel('リストの名前').fill('島で働く')
  await page.getByRole('button', { name: '作る', exact: true }).click()
  expect(page).toHaveURL(/\/job_offer\/bookmarks\?list=\d+$/)
  expect(page.getByText('このリストは、まだ空です')).toBeVisible()
  await page.goto('/job_offer/bookmarks')
  await page.getByText('メモとリスト').click()
  page.getByLabel('リスト', { exact: true }).selectOption('島で働く')
  page.getByLabel('メモ').fill('船の時刻を聞く')
  await page.getByRole('button', { name: '保存する' }).click()
  expect(page.getByText('メモ：船の時刻を聞く')).toBeVisible()
  await page.getByRole('link', { name: '島で働く1' }).click()
  expect(page.getByRole('heading', { name: '離島へ薬を運ぶ仕事' })).toBeVisible()
  await addBookmarkList(db, candidate.id, '春の転職')
  page.expect(400)
  await page.getByText('「島で働く」を編集').click()
  page.getByLabel('リストの名前').nth(1).fill('春の転職')
  await page.getByRole('button', { name: '名前を変更' }).click()
  expect(page.getByText('同じ名前のリストがあります。別の名前にしてください。')).toBeVisible()
  expect(page.getByLabel('リストの名前').nth(1)).toHaveValue('春の転職')
  await page.getByRole('button', { name: 'リストを削除' }).click()
  expect(page).toHaveURL(/\/job_offer\/bookmarks$/)
  expect(page.getByText('メモ：船の時刻を聞く')).toBeVisible()
})
