import { addCompany } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('from a company of a narrowed list the next and the one before are one link away, and so is the list', async ({ page, db, operator: _signedIn }) => {
  for (const name of ['いちご計測', 'いちじく計測', 'いちょう計測']) await addCompany(db, { name, state: 'active' })
  await page.goto('/operator/companies?q=計測&sort=name')
  await page.getByRole('link', { name: 'いちご計測', exact: true }).click()
  expect(page.getByText('1 / 3')).toBeVisible()
  expect(page.getByRole('link', { name: '前へ' })).toHaveCount(0)
  await page.getByRole('link', { name: '次へ' }).click()
  expect(page.getByRole('heading', { level: 1 })).toContainText('いちじく計測')
  await page.getByRole('link', { name: '前へ' }).click()
  expect(page.getByRole('heading', { level: 1 })).toContainText('いちご計測')
  await page.getByRole('link', { name: '一覧へ' }).click()
  expect(page.url()).toContain('sort=name')
  expect(page.getByRole('rowheader')).toHaveCount(3)
})
