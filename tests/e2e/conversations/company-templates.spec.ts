import { addApplicant } from '../kit/data/add-applicant.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

// A template without a name is refused.
test.use({ expected: /status of 422/ })

test('a recruiter saves what they write as a template, begins the next message with it, and deletes it', async ({ page, context, db, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  const id = await addApplicant(db, company_id)
  const { candidate_user_id } = await db.selectFrom('applications').select('candidate_user_id').where('id', '=', id).executeTakeFirstOrThrow()
  await page.goto(`/online/companies/messages/detail?candidate_id=${candidate_user_id}`)
  const text = page.getByRole('textbox', { name: 'メッセージ', exact: true })
  const chips = page.getByRole('list', { name: 'テンプレート' })
  await text.fill('木下 遥です。ご応募ありがとうございます。')
  await chips.getByRole('button', { name: 'テンプレートとして保存' }).click()
  const dialog = page.getByRole('dialog', { name: 'テンプレートとして保存' })
  await expect(dialog.getByLabel('本文')).toHaveValue('{担当者名}です。ご応募ありがとうございます。')
  await noAxeFindings(page)
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog.getByText('名前を入力してください。')).toBeVisible()
  await dialog.getByLabel('名前').fill('応募のお礼')
  await dialog.getByLabel('本文').press('End')
  await dialog.getByRole('button', { name: '求人名' }).click()
  await expect(dialog.getByRole('region', { name: 'プレビュー' })).toContainText('ありがとうございます。オープンポジション')
  await dialog.getByLabel('共有').check()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('テンプレートを保存しました。')).toBeVisible()

  // What was typed stays; the template comes at the cursor, and the browser takes it out again.
  await expect(text).toHaveValue('木下 遥です。ご応募ありがとうございます。')
  await text.fill('追伸です。')
  await chips.getByRole('button', { name: '応募のお礼' }).click()
  await expect(text).toHaveValue('追伸です。\n\n木下 遥です。ご応募ありがとうございます。オープンポジション')
  await text.press('Control+z')
  await expect(text).toHaveValue('追伸です。')
  await text.fill('')
  await text.press('/')
  await page.getByRole('searchbox', { name: 'テンプレートを検索' }).fill('応募のお礼')
  await expect(page.getByRole('dialog', { name: 'テンプレート', exact: true })).toContainText('共有')
  await page.getByRole('link', { name: 'テンプレートを管理' }).click()

  const shared = page.getByRole('region', { name: '共有' })
  await shared.getByRole('button', { name: /^削除.*応募のお礼$/ }).click()
  await page.getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('テンプレートを削除しました。')).toBeVisible()
  expect(await db.selectFrom('message_templates').select('id').where('company_id', '=', company_id).execute()).toEqual([])
})

test('ended selections are told with a template that names each of them', async ({ page, context, db }) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  const id = await addApplicant(db, company_id)
  await db.insertInto('message_templates').values({ company_id, order_no: 1, name: '見送り', message: '{候補者名}様\nありがとうございました。' }).execute()
  await page.goto(`/online/companies/selection/together?act=decline&id=${id}`)
  await page.getByRole('button', { name: /へのメッセージのテンプレート$/ }).click()
  await page
    .getByRole('dialog', { name: 'テンプレート' })
    .getByRole('button', { name: /^見送り/ })
    .click()
  await expect(page.getByLabel('候補者へのメッセージ')).toHaveValue(/^求職者 [0-9A-F]{4}様\nありがとうございました。$/)
  await page.getByLabel('終了の理由').selectOption({ label: '不採用' })
  await page.getByRole('button', { name: '1人の選考を終了して通知' }).click()
  await expect(page.getByText('1人の選考を終了しました。')).toBeVisible()
  const { message } = await db.selectFrom('selection_notices').select('message').where('application_id', '=', id).executeTakeFirstOrThrow()
  expect(message).toMatch(/^求職者 [0-9A-F]{4}様/)
})
