import { addApplicant } from '../kit/data/add-applicant.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('somebody from outside stands on the board among applicants, moves by keyboard, opens beside it, and is named where an act does not reach them', async ({
  page,
  context,
  browser,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  await addApplicant(db, company_id)
  const people = { company_id, source: 'referral', keep_months: 12, answer_due_at: new Date(Date.now() + 9 * 86_400_000).toISOString() }
  const consented = { consented_at: new Date().toISOString(), consent_version: '2026-11-28', referred_by: '三枝 由香' }
  const { id } = await db
    .insertInto('outside_candidates')
    .values({ ...people, ...consented, name: '柏木 遥', email: 'kashiwagi@mail.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('outside_candidates')
    .values({ ...people, name: '白石 湊', email: 'shiraishi@mail.example', source: 'agent' })
    .execute()
  const { id: kit_id } = await db.insertInto('interview_kits').values({ company_id, name: '技術面接' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('interview_kit_criteria').values({ kit_id, order_no: 0, name: '設計の判断' }).execute()

  await page.goto('/online/companies/selection')
  const entry = page.getByRole('region', { name: /^エントリー/ })
  await expect(entry.getByRole('heading', { level: 2 })).toContainText('3')
  const card = page.locator('.card', { hasText: '柏木 遥' })
  await expect(card).toContainText('紹介：三枝 由香')
  await expect(card).toContainText('社外から')
  const waiting = page.locator('.card', { hasText: '白石 湊' })
  await expect(waiting).toContainText('同意待ち')
  await expect(waiting.getByText('移動')).toHaveCount(0)
  await noAxeFindings(page)

  const colleagues = await browser.newContext()
  const colleague = await signInMember(colleagues, db, { company_id, role: 'assistant' })
  await db.updateTable('company_users').set({ name: '和泉 亮' }).where('id', '=', colleague.id).execute()
  const theirs = await colleagues.newPage()
  await theirs.goto('/online/companies/selection')
  const screening = theirs.getByRole('region', { name: /^書類選考/ })
  await expect(screening.locator('.card')).toHaveCount(0)

  await page.locator(`[data-open="outside-${id}"]`).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('3')
  await expect(page.getByText('「書類選考」に移動しました。本人には通知していません。')).toBeVisible()
  // On the colleague's open board, without a reload.
  await expect(screening.locator('.card', { hasText: '柏木 遥' })).toBeVisible()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByText('「エントリー」に戻しました。')).toBeVisible()

  await page.getByRole('link', { name: '柏木 遥' }).click()
  const panel = page.getByRole('complementary', { name: '選択中の候補者' })
  await expect(panel.getByRole('heading', { level: 2, name: '柏木 遥' })).toBeFocused()
  await expect(panel.getByRole('link', { name: 'メールを書く' })).toHaveAttribute('href', 'mailto:kashiwagi@mail.example')
  await panel.getByLabel('社内メモ').fill('12月に面談の希望あり。')
  await panel.getByRole('button', { name: 'メモを保存' }).click()
  await expect(panel.getByText('メモを保存しました。')).toBeVisible()
  await expect(panel.getByText('12月に面談の希望あり。')).toBeVisible()
  await page.keyboard.press('a')
  await expect(panel.getByLabel('担当')).toBeFocused()
  await panel.getByLabel('担当').selectOption('和泉 亮')
  await expect(page.getByText('担当を変更しました。')).toBeVisible()
  await expect(theirs.locator('.card', { hasText: '柏木 遥' })).toContainText('担当 和泉 亮')
  await panel.getByText('評価を依頼する').click()
  await panel.getByLabel('メンバー', { exact: true }).selectOption('和泉 亮')
  await panel.getByLabel('面接キット', { exact: true }).selectOption('技術面接')
  await panel.getByRole('button', { name: '依頼する' }).click()
  await expect(panel.getByText('評価を依頼しました。')).toBeVisible()
  await noAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(card).toContainText('評価 0/1')

  await theirs.goto('/online/companies/dashboard')
  await theirs.getByRole('link', { name: /柏木 遥/ }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: '技術面接の評価' })).toBeVisible()
  await expect(theirs.getByText('本人が同意を取り消したとき')).toBeVisible()
  await theirs.getByRole('group', { name: '設計の判断' }).getByLabel('良い', { exact: true }).check()
  await theirs.getByRole('group', { name: '総合評価' }).getByRole('radio').first().check()
  await noAxeFindings(theirs)
  await theirs.getByRole('button', { name: '提出', exact: true }).click()
  await expect(theirs.getByText('評価を提出しました。')).toBeVisible()
  await expect(card).toContainText('評価 1/1')
  await colleagues.close()

  await page.getByLabel('採用経路').selectOption('経路：社外から（すべて）')
  await expect(page.locator('.card')).toHaveCount(2)
  await page.goto('/online/companies/selection?view=table')
  const boxes = page.getByRole('checkbox', { name: /を選ぶ$/ })
  await expect(boxes).toHaveCount(2)
  const chooseBoth = async () => {
    await boxes.first().check()
    await boxes.last().check()
  }
  await chooseBoth()
  const assigning = page.locator('.many-menu', { has: page.getByText('担当 ▾', { exact: true }) })
  await assigning.locator('summary').click()
  await assigning.getByRole('button', { name: '木下 遥', exact: true }).click()
  await expect(page.getByText('2人の担当を変更しました。')).toBeVisible()
  await expect(page.getByRole('row', { name: /柏木 遥/ })).toContainText('木下 遥')
  await chooseBoth()
  await page.getByRole('button', { name: 'メッセージ…' }).click()
  await expect(page.getByRole('region', { name: '送れない人（1人）' })).toContainText('柏木 遥')
  await noAxeFindings(page)

  // Somebody who took their consent back leaves the board as it is.
  await page.goto(`/online/companies/selection?open=outside-${crypto.randomUUID()}`)
  await expect(page.getByText('この候補者の登録はありません。')).toBeVisible()
  await expect(card).toBeVisible()
})
