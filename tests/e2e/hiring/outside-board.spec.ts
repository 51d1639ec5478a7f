import { addApplicant } from '../kit/data/add-applicant.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

test('somebody from outside stands on the board among applicants, moves by keyboard, opens beside it, and is named where an act does not reach them', async ({
  page,
  context,
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

  await page.locator(`[data-open="outside-${id}"]`).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('3')
  await expect(page.getByText('「書類選考」に移動しました。本人には通知していません。')).toBeVisible()
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
  await noAxeFindings(page)
  await page.keyboard.press('Escape')

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
  await assigning.getByRole('button', { name: '未割り当て', exact: true }).click()
  await expect(page.getByText('1人の担当を変更しました。1人はできませんでした（柏木 遥：社外からの候補者には、担当を設定できません。）。')).toBeVisible()
  await chooseBoth()
  await page.getByRole('button', { name: 'メッセージ…' }).click()
  await expect(page.getByRole('region', { name: '送れない人（1人）' })).toContainText('柏木 遥')
  await noAxeFindings(page)
})
