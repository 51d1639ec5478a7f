import { addApplicant } from '#server/hiring/applications/testing.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { addMember, apiFor } from '#server/testing.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'

const LIST = '/online/companies/settings/templates'

test('a recruiter writes, orders and copies templates without scripts', async ({ page, db }) => {
  const recruiter = await addMember(db, { role: 'recruiter', name: '木下 遥' })
  page.addCookie(recruiter.cookie)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto(LIST)
  await page.getByRole('link', { name: 'テンプレートを作成', exact: true }).click()
  field('name').fill('面接のお礼')
  field('message').fill('{氏名}さん')
  page.expect(422)
  await press('保存')
  expect(page.getByText('「{氏名}」は使えません。')).toBeVisible()
  expect(field('name')).toHaveValue('面接のお礼')
  field('message').fill('ありがとうございました。')
  page.expect(400)
  await press('担当者名')
  expect(field('message')).toHaveValue('ありがとうございました。{担当者名}')
  expect(page.getByRole('region', { name: 'プレビュー' })).toContainText('ありがとうございました。木下 遥')
  await press('保存')
  expect(page.getByText('テンプレートを保存しました。')).toBeVisible()
  const shared = page.getByRole('region', { name: '共有' })
  await page.getByRole('link', { name: '⁨面接のお礼⁩を複製' }).click()
  expect(field('name')).toHaveValue('面接のお礼のコピー')
  await press('保存')
  const names = () => shared.getByRole('heading', { level: 3 })
  expect(names().first()).toHaveText('面接のお礼')
  await press('⁨面接のお礼のコピー⁩を上へ')
  expect(names().first()).toHaveText('面接のお礼のコピー')
  expect(page.getByText('並び順を変更しました。')).toBeVisible()
})

test('an assistant uses what is shared and writes for themself; what a colleague has alone is not there', async ({ page, db }) => {
  const recruiter = await addMember(db, { role: 'recruiter' })
  const ours = (await apiFor(db, recruiter.as)).company_users
  const words = { name: '共有の文面', message: 'ありがとうございました。' }
  const shared = await ours.shared_message_templates.create(words)
  const own = await ours.message_templates.create({ ...words, name: '同僚の文面' })
  page.addCookie((await addMember(db, { company_id: recruiter.company_id, role: 'assistant' })).cookie)
  await page.goto(LIST)
  expect(page.getByText('共有の文面').first()).toBeVisible()
  expect(page.getByText('同僚の文面')).toHaveCount(0)
  expect(page.getByRole('link', { name: /共有の文面.*を編集/ })).toHaveCount(0)
  await page.goto(`${LIST}/edit?id=${shared.id}`)
  expect(page.getByRole('button', { name: '保存', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: '複製して自分用を作成' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  expect(page.getByRole('region', { name: '自分だけ' })).toContainText('共有の文面のコピー')
  page.expect(404)
  await page.goto(`${LIST}/edit?id=${own.id}`)
  expect(page.getByText('このテンプレートはありません。')).toBeVisible()
})

test('without scripts a company’s template begins an empty box, filled in for the conversation', async ({ page, db }) => {
  const { candidate_id, ours, recruiter } = await addConversation(db)
  await ours.shared_message_templates.create({ name: '面接のお礼', message: '{候補者名}様\n「{求人名}」' })
  page.addCookie(recruiter.cookie)
  await page.goto(`/online/companies/messages/detail?candidate_id=${candidate_id}`)
  await page.getByRole('link', { name: '面接のお礼' }).click()
  expect(page.locator('textarea[name=message]')).toHaveValue(`求職者 ${candidate_id.slice(0, 4).toUpperCase()}様\n「オープンポジション」`)
})

test('the wishes are closed until a member opens them, and then the candidate sees the look', async ({ page, db }) => {
  const { candidate_id, recruiter } = await addConversation(db)
  page.addCookie(recruiter.cookie)
  const looks = () => db.selectFrom('events').select('id').where('kind', '=', 'profile_viewed').where('candidate_user_id', '=', candidate_id).execute()
  const detail = `/online/companies/messages/detail?candidate_id=${candidate_id}`
  await page.goto(detail)
  const wishes = page.getByRole('region', { name: '希望と適合' })
  expect(wishes).toContainText('候補者の「見られた記録」に残ります')
  expect(await looks()).toHaveLength(0)
  await wishes.getByRole('button', { name: '希望と適合を開く' }).click()
  expect(wishes).toContainText('今日の閲覧は記録済みです。')
  expect(await looks()).toHaveLength(1)
  await page.goto(detail)
  expect(wishes.getByRole('button', { name: '希望と適合を開く' })).toHaveCount(0)
  expect(await looks()).toHaveLength(1)
})

test('a message to many reads for each as its template says', async ({ page, db }) => {
  const { recruiter, apply, ours } = await addApplicant(db)
  const { id } = await apply()
  await ours.message_templates.create({ name: '近況', message: '{候補者名}様、「{求人名}」の件です。{担当者名}' })
  page.addCookie(recruiter.cookie)
  await page.goto(`/online/companies/selection/together?act=message&id=${id}`)
  await page.getByRole('link', { name: '近況' }).click()
  expect(page.locator('textarea[name=message]')).toHaveValue('{候補者名}様、「{求人名}」の件です。{担当者名}')
  await page.getByRole('button', { name: '1人に送信する' }).click()
  const said = await db
    .selectFrom('messages')
    .select('message')
    .where('company', '=', true)
    .where('kind', '=', 'message')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(said.message).toMatch(/様、「(?!\{).+」の件です。/)
  expect(said.message).not.toContain('{')
})
