import { addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'
import { ownDesk } from './own-desk.ts'

test('without scripts the button of the palette leads to a page that finds the same', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const { id } = await addJob(db, { company_id, position_title: 'ぴかぴか計測の担当', state: 'draft' })
  await page.goto('/online/companies/dashboard')
  await page.getByRole('link', { name: '検索・移動・操作', exact: false }).click()
  page.getByLabel('検索する言葉').fill('ピカピカ')
  await page.getByRole('button', { name: '検索', exact: true }).click()
  expect(page.getByRole('heading', { level: 2, name: '求人' })).toBeVisible()
  expect(page.getByText('下書き', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'ぴかぴか計測の担当' }).click()
  expect(page.url()).toContain(`/online/companies/job_offers/edit?id=${id}`)
  await page.goto('/online/companies/find?q=そんなものはない')
  expect(page.getByText('に一致するものはありません。', { exact: false })).toBeVisible()
})

test('a guest finds nothing that guests do not see', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db, { role: 'guest' })
  await addJob(db, { company_id, position_title: 'ぴかぴか計測の担当' })
  await page.goto('/online/companies/find?q=ぴかぴか')
  expect(page.getByText('に一致するものはありません。', { exact: false })).toBeVisible()
})
