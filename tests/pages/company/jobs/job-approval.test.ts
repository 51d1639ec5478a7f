import { addJob, addMember } from '#server/testing.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'
import { ownDesk } from '../own-desk.ts'

const list = '/online/companies/job_offers'
const draft = { state: 'draft', published_at: null, confirmed_at: null }

test('an administrator switches approvals on, and a recruiter asks for them one by one and together, by name', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  await page.goto('/online/companies/settings')
  page.getByLabel('求人の公開には管理者の承認が必要').check()
  await page.getByRole('button', { name: '企業の設定を保存する' }).click()
  expect(page.getByText('企業の設定を保存しました。')).toBeVisible()

  const [first, second] = [await addJob(db, { ...publishableJob, ...draft, company_id }), await addJob(db, { ...publishableJob, ...draft, company_id })]
  page.addCookie((await addMember(db, { company_id, role: 'recruiter', name: '相馬 健' })).cookie)
  await page.goto(`${list}/edit?id=${first.id}`)
  expect(page.getByText('申請すると、管理者（木下 遥）に通知されます。')).toBeVisible()
  expect(page.getByRole('button', { name: '公開する', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '公開の承認を申請' }).click()
  expect(page.getByRole('heading', { name: '公開の承認待ち' })).toBeVisible()
  await page.getByRole('button', { name: '申請を取り下げる' }).click()
  expect(page.getByRole('heading', { name: '公開の承認待ち' })).toHaveCount(0)

  await page.goto(`${list}/drafts?choice=clean`)
  await page.getByRole('button', { name: '申請の内容を確認' }).click()
  expect(page.getByText('申請すると、管理者（木下 遥）に通知されます。')).toBeVisible()
  await page.getByRole('button', { name: '2件の承認を申請' }).click()
  expect(page.getByText('承認を申請しました 2件')).toBeVisible()
  await page.goto(`${list}?approval=true`)
  expect(page.getByText('承認待ち', { exact: true }).first()).toBeVisible()
  await page.goto(`${list}?ids=${second.id}&act=request_approval`)
  expect(page.getByText('承認を申請', { exact: false }).first()).toBeVisible()
})

test('the administrator reads what changes in a public job, and must say why it is returned', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  await db.insertInto('company_job_approval').values({ company_id }).execute()
  const { id } = await addJob(db, { ...publishableJob, company_id, bonus: '年1回' })
  const recruiter = await addMember(db, { company_id, role: 'recruiter', name: '相馬 健' })
  const changes = JSON.stringify({ bonus: '年2回' })
  await db.insertInto('job_approvals').values({ job_id: id, kind: 'change', changes, requested_by: '相馬 健', requested_by_id: recruiter.id }).execute()
  await page.goto('/online/companies/dashboard')
  expect(page.getByText('承認待ち', { exact: true })).toBeVisible()
  expect(page.getByText('相馬 健', { exact: false })).toBeVisible()
  await page.goto(`${list}/edit?id=${id}`)
  expect(page.locator('.approval-changes ins')).toHaveText('年2回')
  const preview = page.locator('.approval-panel .editor-preview')
  expect(preview).toContainText('年2回')
  expect(preview).not.toContainText('年1回')
  expect(page.getByText('年1回', { exact: true }).first()).toBeVisible()
  await page.getByText('差し戻す', { exact: true }).first().click()
  page.getByLabel('差し戻しの理由').fill(' ')
  page.expect(422)
  await page.getByRole('button', { name: '差し戻す' }).click()
  expect(page.getByText('差し戻しの理由を入力してください。')).toBeVisible()
  await page.getByRole('button', { name: '変更を承認' }).click()
  expect(page.getByText('承認しました。申請したメンバーに通知しました。')).toBeVisible()
  expect((await db.selectFrom('job_offers').select('bonus').where('id', '=', id).executeTakeFirstOrThrow()).bonus).toBe('年2回')
})

test('a job becomes a template, from which the next one begins; its name is changed and it is deleted', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const { id } = await addJob(db, { ...publishableJob, company_id, position_title: '灯台守' })
  await page.goto(`${list}/edit?id=${id}`)
  await page.getByText('テンプレートとして保存', { exact: true }).click()
  page.getByLabel('テンプレートの名前').fill('現場の求人')
  await page.getByRole('button', { name: 'テンプレートを保存' }).click()
  expect(page.getByText('テンプレート「現場の求人」を保存しました。')).toBeVisible()
  await page.goto(`${list}/new`)
  await page.getByRole('button', { name: 'テンプレートから下書きを作成' }).click()
  expect(page.locator('.editor-head').getByRole('heading', { level: 1, name: '灯台守' })).toBeVisible()
  await page.goto(`${list}/templates`)
  await page.getByText('名前の変更と削除').click()
  page.getByLabel('テンプレートの名前').fill('灯台の求人')
  await page.getByRole('button', { name: /^「.?現場の求人.?」の名前を変更/ }).click()
  expect(page.getByRole('heading', { name: '灯台の求人' })).toBeVisible()
  await page.getByText('名前の変更と削除').click()
  await page.getByRole('button', { name: /^「.?灯台の求人.?」を削除/ }).click()
  expect(page.getByText('テンプレートはまだありません。', { exact: false })).toBeVisible()
})
