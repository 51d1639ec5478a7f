import { addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('the home page of a new candidate shows the next steps, and nothing that is not there yet', async ({ page, candidate: _signedIn, db }) => {
  await addJob(db)
  await page.goto('/')
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/返信待ちはありません$/)
  expect(page.getByRole('link', { name: /^次は、/ })).toBeVisible()
  expect(page.getByRole('heading', { name: '確認したての求人' })).toBeVisible()
  expect(page.getByRole('heading', { name: '閲覧履歴' })).toBeHidden()
  await page.getByRole('link', { name: /^次は、/ }).click()
  expect(page).toHaveURL(/\/profile/)
})
