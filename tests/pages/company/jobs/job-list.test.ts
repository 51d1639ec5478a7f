import { addJob } from '#server/testing.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'
import { ownDesk } from '../own-desk.ts'

const PATH = '/online/companies/job_offers'

test('the list of jobs shows fifty of them before it has a second page', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db, { isKnown: false })
  for (let number = 1; number <= 21; number++) await addJob(db, { company_id, position_title: `求人${number}` })
  await page.goto(PATH)
  expect(page.getByRole('rowheader')).toHaveCount(21)
})

test('while an act waits for its confirmation no other row can be chosen', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db, { isKnown: false })
  const { id } = await addJob(db, { company_id, position_title: '選んだ求人' })
  await page.goto(`${PATH}?ids=${id}&bulk=pause`)
  expect(page.document.querySelector('.tick input')?.hasAttribute('disabled')).toBe(true)
  await page.getByRole('link', { name: 'キャンセル' }).click()
  expect(page.document.querySelector('.tick input')?.hasAttribute('disabled')).toBe(false)
  expect(page.document.querySelector('.tick input')?.hasAttribute('checked')).toBe(true)
})

test('a view whose name is taken is not lost: the page says why and keeps its name and its conditions', async ({ page, db }) => {
  await ownDesk(page, db)
  for (const query of ['state=draft', 'state=closed']) {
    await page.goto(`${PATH}?${query}`)
    await page.getByText('ビュー', { exact: true }).click()
    page.getByLabel('ビューの名前').fill('いつもの')
    page.expect(400)
    await page.getByRole('button', { name: 'ビューを保存' }).click()
  }
  expect(page.url()).toContain('/online/companies/views?list=job_offers')
  expect(page.getByRole('alert')).toBeVisible()
  page.getByLabel('ビューの名前').fill('別の名前')
  await page.getByRole('button', { name: 'ビューを保存' }).click()
  expect(page.url()).toContain(`${PATH}?state=closed`)
  expect(page.getByText('ビュー：別の名前')).toBeVisible()
})
