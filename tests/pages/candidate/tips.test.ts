import { addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a new candidate reads a tip at the list, and never again once it is closed', async ({ page, candidate: _signedIn, db }) => {
  await addJob(db, {})
  await page.goto('/job_offer/search?remote=2')
  await page.getByRole('form', { name: 'ヒント' }).getByRole('button', { name: '閉じる' }).click()
  expect(page).toHaveURL(/\/job_offer\/search\?remote=2$/)
  expect(page.getByRole('form', { name: 'ヒント' })).toBeHidden()
  await page.goto('/profile')
  expect(page.getByRole('form', { name: 'ヒント' })).toBeVisible()
})

test('a visitor sees no tip, and neither does who switched them off', async ({ page, site, candidate, db }) => {
  await addJob(db, {})
  await db.updateTable('candidate_users').set({ show_tips: false }).where('id', '=', candidate.id).execute()
  await page.goto('/job_offer/search')
  expect(page.getByRole('form', { name: 'ヒント' })).toBeHidden()
  const visitor = site.newPage()
  await visitor.goto('/job_offer/search')
  expect(visitor.getByRole('form', { name: 'ヒント' })).toBeHidden()
})
