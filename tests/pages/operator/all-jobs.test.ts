import { addCompany, addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a refused reason stays beside its error, with the rows that were chosen', async ({ page, db, operator: _signedIn }) => {
  const { id: company_id } = await addCompany(db)
  const { id } = await addJob(db, { company_id, position_title: '止める求人' })
  await page.goto(`/operator/job_offers/all?ids=${id}&bulk=close`)
  page.getByLabel('公開停止の理由').fill(' '.repeat(3))
  page.expect(422)
  await page.getByRole('button', { name: '停止する' }).click()
  expect(page.getByText('1件の公開を停止します。', { exact: false })).toBeVisible()
  expect(page.document.querySelector('.confirm-bar [name=reason][aria-invalid]')).not.toBe(null)
  expect(page.document.querySelector('.confirm-bar .err')).not.toBe(null)
  page.getByLabel('公開停止の理由').fill('賃金が書かれていません。')
  await page.getByRole('button', { name: '停止する' }).click()
  expect(page.url()).toContain('batch=')
})
