import { addCompany, addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('without scripts the side bar folds, stays folded on the next page, and unfolds', async ({ page, member: _member }) => {
  await page.goto('/online/companies/job_offers?state=draft')
  await page.getByRole('button', { name: /折りたたむ/ }).click()
  expect(page).toHaveURL('/online/companies/job_offers?state=draft')
  expect(page.locator('.work.folded')).toHaveCount(1)
  await page.goto('/online/companies/settings')
  expect(page.locator('.work.folded')).toHaveCount(1)
  await page.getByRole('button', { name: /広げる/ }).click()
  expect(page.locator('.work.folded')).toHaveCount(0)
})

test('the trail leads from a page of the settings back to them, and names the page', async ({ page, member: _member }) => {
  await page.goto('/online/companies/settings/keys/new')
  const trail = page.getByRole('navigation', { name: '現在地' })
  expect(trail).toHaveText(/設定.*APIキー.*APIキーを発行/)
  await trail.getByRole('link', { name: 'APIキー' }).click()
  expect(page).toHaveURL('/online/companies/settings/keys')
  expect(trail.getByRole('link', { name: '設定' })).toHaveAttribute('href', '/online/companies/settings')
})

test('an operator finds each part of the area in the menu, in its group', async ({ page, operator: _operator }) => {
  await page.goto('/operator')
  const menu = page.getByRole('navigation', { name: '主なメニュー' })
  for (const { href } of menu
    .getByRole('link')
    .all()
    .map((link) => ({ href: link.getAttribute('href')! })))
    expect([href, await page.goto(href)]).toEqual([href, 200])
  await page.goto('/operator/masters')
  expect(page.getByRole('navigation', { name: '現在地' })).toHaveText(/データ.*マスタ管理/)
})

test.for([
  ['suspended', '利用が停止されています'],
  ['pending', '承認待ちです'],
] as const)('a company that is %s reads so above each of its pages', async ([state, words], { page, db }) => {
  const { id: company_id } = await addCompany(db, { state })
  page.addCookie((await addMember(db, { company_id })).cookie)
  await page.goto('/online/companies/settings')
  expect(page.getByRole('complementary').getByText(words)).toBeVisible()
})
