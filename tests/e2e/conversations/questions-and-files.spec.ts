import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

// The journeys send incomplete forms on purpose.
test.use({ expected: /status of 4(?:22|00|04)/ })

async function addAskingCompany(context: BrowserContext, db: Database) {
  const { company_id } = await signInMember(context, db)
  const at = new Date().toISOString()
  const { id: job_id } = await db
    .insertInto('job_offers')
    .values({
      company_id,
      position_title: '潮位の記録を届ける開発',
      description: '試験です。',
      min_salary: 500,
      max_salary: 700,
      published_at: at,
      confirmed_at: at,
      confirmed_by: '試験',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { company_id, job_id }
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n試験') })

test('a company asks, a candidate answers with a PDF, the company reads both, and loses the PDF once the candidate stops the disclosure', async ({
  page,
  browser,
  baseURL,
  db,
  candidate,
  noAxeFindings,
}) => {
  await db
    .updateTable('candidate_profiles')
    .set({ name: '佐藤 花', job_summary: '監視を8年。', user_desired_job_fields: [18] })
    .where('candidate_user_id', '=', candidate.id)
    .execute()
  const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', viewport: { width: 360, height: 740 } })
  const { job_id } = await addAskingCompany(theirs, db)
  const desk = await theirs.newPage()
  await desk.goto(`/online/companies/job_offers/edit?id=${job_id}`)
  await desk.getByRole('combobox', { name: '求人の項目' }).selectOption('asked')
  await desk.getByRole('link', { name: '質問を追加' }).click()
  for (const _ of [1, 2]) await desk.getByRole('button', { name: '質問を追加' }).click()
  const [first, second] = [1, 2].map((number) => desk.getByRole('group', { name: `質問${number}` }))
  await first!.getByLabel('質問', { exact: true }).fill('希望の勤務地')
  await first!.getByLabel('回答の形式').selectOption('選択')
  await desk.getByRole('button', { name: '保存' }).click()
  await expect(first!.getByText('選択肢を2つ以上、1行に1つずつ入力してください。')).toBeVisible()
  await expect(second!.getByText('質問を入力してください。')).toBeVisible()
  await first!.getByLabel('選択肢').fill('東京\n京都')
  await second!.getByLabel('質問', { exact: true }).fill('志望する理由')
  await second!.getByLabel('回答の形式').selectOption('長文')
  await second!.getByLabel('回答を必須にする').check()
  await desk.getByRole('button', { name: '質問2を上へ' }).click()
  // Nothing is saved yet: a reload keeps both questions in their new order.
  await desk.reload()
  await expect(desk.getByText('前に入力した内容を戻しました。まだ保存していません。')).toBeVisible()
  await expect(first!.getByLabel('質問', { exact: true })).toHaveValue('志望する理由')
  await expect(second!.getByLabel('選択肢')).toHaveValue('東京\n京都')
  await desk.getByRole('button', { name: '保存' }).click()
  await expect(desk.getByText('質問を保存しました。')).toBeVisible()
  await expect(first!.getByLabel('質問', { exact: true })).toHaveValue('志望する理由')
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await db.updateTable('job_offers').set({ state: 'published' }).where('id', '=', job_id).execute()

  await page.goto(`/job_offer/apply?id=${job_id}`)
  await page.getByLabel('PDFを添付').setInputFiles({ name: 'メモ.pdf', mimeType: 'application/pdf', buffer: Buffer.from('memo') })
  await expect(page.getByText('この種類のファイルは送れません。')).toBeVisible()
  await page.getByLabel('PDFを添付').setInputFiles(pdf('ポートフォリオ.pdf'))
  await expect(page.getByRole('button', { name: /ポートフォリオ\.pdf.?を削除/ })).toBeVisible()
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  await expect(page.getByText('回答を入力してください。')).toBeVisible()
  await noAxeFindings(page)
  await page.getByLabel('志望する理由').fill('波を測りたいからです。')
  await page.getByLabel('希望の勤務地').selectOption('京都')
  await page.getByLabel('メッセージ').fill('はじめまして。\nよろしくお願いします。')
  await page.getByRole('button', { name: '企業に届くとおりに確認する' }).click()
  const preview = page.getByRole('region', { name: '企業に届く内容' })
  await expect(preview).toContainText('添付ファイル：ポートフォリオ.pdf')
  await expect(preview).toContainText('波を測りたいからです。')
  const letter = /はじめまして。\nよろしくお願いします。/
  await expect(preview).toContainText(letter, { useInnerText: true })
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  await page.getByRole('link', { name: '応募を見る' }).click()
  await expect(page.getByRole('log')).toContainText('ポートフォリオ.pdf')
  await page.goto('/message/applications')
  await page.getByText('送った回答と添付ファイル').click()
  await expect(page.getByText('波を測りたいからです。')).toBeVisible()
  await noAxeFindings(page)

  await desk.goto('/online/companies/selection')
  await desk.getByRole('link', { name: /^佐藤 花さん/ }).click()
  const applicant = desk.getByRole('region', { name: '候補者' })
  await expect(applicant).toContainText('志望する理由波を測りたいからです。')
  await expect(applicant.getByRole('paragraph').first()).toContainText(letter, { useInnerText: true })
  const file = applicant.getByRole('link', { name: /ポートフォリオ\.pdf/ })
  await expect(async () => {
    await desk.reload()
    await expect(file).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const url = (await file.getAttribute('href'))!
  expect((await theirs.request.get(url)).status()).toBe(200)
  await noAxeFindings(desk)

  await page.goto('/settings/privacy/ledger')
  await expect(page.getByText('応募に添付したPDF').first()).toBeVisible()
  await page.goto('/settings/privacy')
  await page.getByRole('button', { name: /への公開を停止$/ }).click()
  await expect(page.getByText('公開した企業は、まだありません。')).toBeVisible()
  await desk.reload()
  await expect(applicant).toContainText('波を測りたいからです。')
  await expect(file).toHaveCount(0)
  expect((await theirs.request.get(url)).status()).toBe(404)
  await theirs.close()
})
