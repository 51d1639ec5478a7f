import { addReport } from '#server/operations/reports/add-report.ts'
import { addCompany, addJob, addMember, daysAgo, today } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a company is sent back with what was found, and the next one that waits follows; the refused one is not offered again', async ({
  page,
  db,
  operator: _signedIn,
}) => {
  const [first, second] = [
    await addCompany(db, { name: '一社目製作所', state: 'pending', created_at: daysAgo(9), updated_at: daysAgo(9) }),
    await addCompany(db, { name: '二社目製作所', state: 'pending', created_at: daysAgo(8), updated_at: daysAgo(8) }),
  ]
  for (const { id: company_id } of [first, second]) await addMember(db, { company_id })
  await page.goto(`/operator/companies/detail?id=${first.id}`)
  const list = page.getByRole('navigation', { name: '承認を待つ企業' })
  expect(list.getByText('二社目製作所')).toBeVisible()
  expect(page.document.querySelector('[name=reason]')?.textContent).toContain('法人番号')
  await page.getByRole('button', { name: '見送り、理由を伝える' }).click()
  expect(page).toHaveURL(new RegExp(`/operator/companies/detail\\?id=${second.id}&done=refused`))
  expect(page.getByText('承認を見送り、理由を企業に通知しました。')).toBeVisible()
  expect(page.getByRole('navigation', { name: '承認を待つ企業' }).getByText('一社目製作所')).toBeHidden()
  await page.getByRole('button', { name: '承認する' }).click()
  expect(page.getByText('承認し、企業に通知しました。')).toBeVisible()
  expect(await db.selectFrom('companies').select('state').where('id', '=', second.id).executeTakeFirst()).toEqual({ state: 'active' })
})

test('a report is answered and closed with one press, and the next one follows', async ({ page, db, operator: _signedIn }) => {
  const { id: job_id, company_id } = await addJob(db, { position_title: '荷物運び', description: '日給5万円。' })
  const snapshot = JSON.stringify({ title: '荷物運び', company: '山田製作所', state: 'published', text: '日給5万円。' })
  const about = { about: 'job', kind: 'fraud', reporter: 'visitor', job_id, company_id, snapshot }
  const first = await addReport(db, new Date(daysAgo(1)), { ...about, note: '「日給5万円」とあります。' })
  const second = await addReport(db, today, { ...about, note: '同じものです。' })
  await page.goto(`/operator/reports/detail?id=${first.id}`)
  expect(page.getByText('「日給5万円」：', { exact: false }).first()).toBeVisible()
  // Taken down from here, with the finding as its reason; the answer then says so.
  await page.getByRole('button', { name: '停止する' }).click()
  expect(page.url()).toContain('batch=')
  expect(page.document.querySelector('[name=answer]')?.textContent).toContain('公開を停止しました。')
  await page.getByRole('button', { name: '回答して終了' }).click()
  expect(page).toHaveURL(new RegExp(`/operator/reports/detail\\?id=${second.id}&done=answered_and_closed`))
  expect(page.getByText('回答し、終了にしました。')).toBeVisible()
  expect(await db.selectFrom('reports').select(['state', 'answer']).where('id', '=', first.id).executeTakeFirst()).toMatchObject({
    state: 'closed',
    answer: expect.stringContaining('公開を停止しました。'),
  })
})

test('a note about a company is written, corrected by its author, and found in the timeline; tags lead to their companies', async ({
  page,
  db,
  operator: _signedIn,
}) => {
  const { id } = await addCompany(db, { name: '株式会社ときわ' })
  await page.goto(`/operator/companies/detail?id=${id}`)
  const notes = page.getByRole('region', { name: '運営内のメモ' })
  notes.getByLabel('メモ').fill('住所を確認済み。')
  await notes.getByRole('button', { name: '保存' }).click()
  expect(page.getByText('メモを保存しました。')).toBeVisible()
  await notes.getByText('訂正', { exact: true }).click()
  notes.getByLabel('訂正後のメモ').fill('住所は電話で確認済み。')
  await notes.getByRole('button', { name: '訂正する' }).click()
  expect(page.getByText('メモを訂正しました。')).toBeVisible()
  expect(notes.getByText('訂正前のメモ（1件）')).toBeVisible()
  await page.getByText('タグを編集').click()
  page.getByLabel('タグ').fill('要フォロー、特約')
  await page
    .locator('form', { has: page.getByLabel('タグ') })
    .getByRole('button', { name: '保存' })
    .click()
  expect(page.getByText('タグを保存しました。')).toBeVisible()
  await page.goto(`/operator/companies/detail?id=${id}&timeline_kind=note`)
  expect(page.getByRole('region', { name: /時系列/ }).getByText('住所を確認済み。')).toBeVisible()
  await page.getByRole('link', { name: '特約' }).click()
  expect(page.getByRole('link', { name: '株式会社ときわ' })).toBeVisible()
})
