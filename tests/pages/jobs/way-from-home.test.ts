import { addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a candidate names the station at home, and the job page shows the way from it; a visitor sees none', async ({ page, site, db, candidate: _signedIn }) => {
  const { id } = await addJob(db, { nearest_station: 'JR山手線 渋谷駅 徒歩5分' })
  await page.goto(`/job_offer/detail?id=${id}`)
  await page.getByRole('link', { name: '自宅の最寄り駅を登録する' }).click()
  page.locator('[name="home_station"]').fill('三鷹')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.goto(`/job_offer/detail?id=${id}`)
  expect(page.getByText('あなたの最寄り駅から：三鷹駅 → 渋谷駅 → 徒歩5分')).toBeVisible()
  expect(page.getByRole('link', { name: '電車の経路と時間を調べる', exact: false })).toBeVisible()
  const visitor = site.newPage()
  await visitor.goto(`/job_offer/detail?id=${id}`)
  expect(visitor.getByText('最寄り駅は渋谷駅です。', { exact: false })).toBeVisible()
  expect(visitor.getByText('あなたの最寄り駅から', { exact: false })).toBeHidden()
})
