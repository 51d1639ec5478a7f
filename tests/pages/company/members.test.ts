import { addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'
import { ownDesk } from './own-desk.ts'

const PATH = '/online/companies/settings/members'

test('without scripts a role is saved by the button beside it, and the list is sorted by its head', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const { id } = await addMember(db, { company_id, role: 'assistant', name: '和泉 亮' })
  await page.goto(PATH)
  page.getByLabel(/和泉 亮.*さんの役割$/).selectOption('guest')
  await page.getByRole('button', { name: /和泉 亮.*さんの役割を保存/ }).click()
  expect(page.getByText('役割をゲストに変更しました。')).toBeVisible()
  expect((await db.selectFrom('company_users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role).toBe('guest')
  await page.getByRole('link', { name: '名前' }).click()
  expect(page.url()).toContain('sort=name')
  expect(page.getByRole('rowheader', { name: /和泉 亮/ })).toBeVisible()
})

test('the own role and the way out of the company are asked for below the row', async ({ page, db }) => {
  await ownDesk(page, db)
  await page.goto(PATH)
  expect(page.getByRole('button', { name: '自分の役割を変更' })).toHaveCount(0)
  await page.getByRole('link', { name: /の役割・削除を表示$/ }).click()
  expect(page.getByRole('button', { name: '自分の役割を変更' })).toBeVisible()
  page.expect(400)
  await page.getByRole('button', { name: /メンバーから削除/ }).click()
  expect(page.getByText('管理者がいなくなるため、できません。')).toBeVisible()
})
