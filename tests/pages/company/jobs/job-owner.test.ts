import { addJob, addMember } from '#server/testing.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'
import { ownDesk } from '../own-desk.ts'

const list = '/online/companies/job_offers'

test('without scripts the owner of a job is saved by the button beside it, in the list, on its overview and in its editor', async ({ page, db }) => {
  const { company_id, id: me } = await ownDesk(page, db)
  const { id: colleague } = await addMember(db, { company_id, role: 'recruiter', name: '和泉 亮' })
  const { id } = await addJob(db, { company_id, position_title: '回路の設計' })
  const ownerOf = async () => (await db.selectFrom('job_offers').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id
  await page.goto(`${list}?owner=none&state=published`)
  page.getByLabel(/回路の設計.*の担当者$/).selectOption(colleague)
  await page.getByRole('button', { name: /回路の設計.*の担当者を保存/ }).click()
  expect(page.getByText('担当者を変更しました。')).toBeVisible()
  expect(await ownerOf()).toBe(colleague)
  expect(page.getByRole('rowheader')).toHaveCount(0)

  await page.goto(`${list}/overview?id=${id}`)
  expect(page.getByLabel('担当者', { exact: true })).toHaveValue(colleague)
  expect(page.getByText('新しい応募は、担当が決まっていなければ、この人に割り当てて通知します。')).toBeVisible()
  page.getByLabel('担当者', { exact: true }).selectOption(me)
  await page.getByRole('button', { name: '担当者を保存' }).click()
  expect(page.getByText('担当者を変更しました。')).toHaveCount(1)
  expect(await ownerOf()).toBe(me)

  await page.goto(`${list}/edit?id=${id}`)
  expect(page.getByLabel('担当者', { exact: true })).toHaveValue(me)
  page.getByLabel('担当者', { exact: true }).selectOption('')
  await page.getByRole('button', { name: '担当者を保存' }).click()
  expect(page.getByText('担当者を変更しました。')).toBeVisible()
  expect(await ownerOf()).toBeNull()
})

test('several jobs get an owner together, the way back gives each its own, and the file names them', async ({ page, db }) => {
  const { company_id, id: me } = await ownDesk(page, db, { isKnown: false })
  const { id: colleague } = await addMember(db, { company_id, role: 'recruiter', name: '和泉 亮' })
  const [first, second] = [await addJob(db, { company_id, owner_id: colleague }), await addJob(db, { company_id })]
  const owners = async () =>
    (await db.selectFrom('job_offers').select('owner_id').where('company_id', '=', company_id).orderBy('id').execute()).map((one) => one.owner_id)
  await page.goto(`${list}?ids=${first.id}&ids=${second.id}&bulk=set_owner_many`)
  expect(page.getByText('2件の担当者を変更します。', { exact: false })).toBeVisible()
  page.locator('.confirm-bar').getByLabel('担当者').selectOption(me)
  await page.getByRole('button', { name: '変更する' }).click()
  expect(page.getByText('2件の担当者を変更しました。')).toBeVisible()
  expect(await owners()).toEqual([me, me])
  await page.getByRole('button', { name: '元に戻す' }).click()
  expect(page.getByText('2件を元の担当者に戻しました。')).toBeVisible()
  expect(await owners()).toEqual([colleague, null])

  await page.goto(`${list}?ids=${first.id}&ids=${second.id}&bulk=set_owner_many`)
  page.locator('.confirm-bar').getByLabel('担当者').selectOption(me)
  await page.getByRole('button', { name: '変更する' }).click()
  await db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', colleague).execute()
  await page.getByRole('button', { name: '元に戻す' }).click()
  expect(page.getByText('1件を元の担当者に戻しました。', { exact: false })).toBeVisible()
  expect(page.getByText('元の担当者は、いまは担当者にできません。', { exact: false })).toBeVisible()
  expect(await owners()).toEqual([me, null])
  expect(await (await page.request(`${list}/file?columns=title.owner`)).text()).toContain('求人,担当者\r\n')
})

test('an assistant reads who is in charge and changes it nowhere', async ({ page, db }) => {
  const { company_id, id: me } = await ownDesk(page, db, { role: 'assistant' })
  const { id } = await addJob(db, { company_id, owner_id: me, position_title: '回路の設計' })
  await page.goto(`${list}?owner=me`)
  expect(page.locator('td[data-label="担当者"]')).toContainText('木下 遥')
  expect(page.getByLabel(/の担当者$/)).toHaveCount(0)
  await page.goto(`${list}/edit?id=${id}`)
  expect(page.locator('.owner-field')).toContainText('木下 遥')
  expect(page.getByRole('button', { name: '担当者を保存' })).toHaveCount(0)
})

test('who removes a member reads how many jobs have no owner then, as after making somebody a guest', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const { id } = await addMember(db, { company_id, role: 'recruiter', name: '和泉 亮' })
  await addJob(db, { company_id, owner_id: id })
  await page.goto(`/online/companies/settings/members?open=${id}`)
  expect(page.getByText('担当者になっている求人1件は、担当者が「未設定」になります。', { exact: false })).toBeVisible()
  page.getByLabel(/和泉 亮.*さんの役割$/).selectOption('guest')
  await page.getByRole('button', { name: /和泉 亮.*さんの役割を保存/ }).click()
  expect(page.getByText('役割をゲストに変更しました。担当者だった求人1件は「未設定」になりました。')).toBeVisible()
})
