import { pdfOf } from '#server/candidates/resumes/testing.ts'
import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

/** A PDF as word processors write it: without the Japanese font. */
const paper = {
  name: '職務経歴書.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf([
    { text: '職務要約', x: 50, y: 780 },
    { text: '計測機器の収集基盤を設計しました。', x: 50, y: 750 },
    { text: 'ヌクモリ計測機器株式会社', x: 50, y: 720 },
  ]),
}

async function sendPaper(page: Page, file = paper) {
  await page.goto('/profile/resume')
  page.getByLabel('職務経歴書のPDF').setInputFiles(file)
  await page.getByRole('button', { name: 'PDFを送る' }).click()
}

test('a candidate uploads, reads and deletes a PDF by forms alone', async ({ site, page, candidate: _signedIn }) => {
  await sendPaper(page)
  expect(page.getByText('PDFを受け取りました。')).toBeVisible()
  await site.work('read_job_history_pdf')
  await page.goto('/profile/resume')
  expect(page.getByLabel('文章', { exact: true })).toHaveValue(/計測機器/)
  await page.getByRole('button', { name: '文章から取り込み案を作る' }).click()
  expect(page.getByText('取り込み案：1か所')).toBeVisible()
  page.getByLabel('職務要約', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'チェックした項目を取り込む' }).click()
  expect(page.getByText('取り込む項目を1つ以上選んでください。')).toBeVisible()
  await page.getByText('このPDFを削除').click()
  await page.getByRole('button', { name: 'PDFと文章を削除' }).click()
  expect(page.getByText('PDFを送ると、ここに文章が出ます。')).toBeVisible()
})

test('the page says in a sentence why it refuses a file that is no PDF', async ({ page, candidate: _signedIn }) => {
  page.expect(422)
  await sendPaper(page, { ...paper, buffer: Buffer.from('PK docx') })
  expect(page.getByText('PDFではないファイルは受け取れません。PDFを選んでください。')).toBeVisible()
})

test('a JSON Resume shows what it would change before it changes it, and says where it is wrong', async ({ page, candidate: _signedIn }) => {
  await page.goto('/profile/resume')
  const send = async (resume: unknown) => {
    page.getByLabel('JSON Resume のファイル').setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) })
    await page.getByRole('button', { name: '取り込み案を見る' }).click()
  }
  page.expect(422)
  await send({ work: [{ name: '株式会社山田', startDate: '2020-13' }] })
  expect(page.getByText('日付は 2024-04-01、2024-04、2024 のどれかの形です。')).toBeVisible()

  await send({
    basics: { name: '宇津木 千紘', summary: '収集基盤をつくりました。' },
    work: [{ name: '株式会社山田', startDate: '2020-04' }],
    awards: [{ title: '賞' }],
  })
  expect(page.getByText('取り込み案：3か所')).toBeVisible()
  expect(page.getByText('置く場所のない項目は取り込みません: 受賞')).toBeVisible()
  page.getByLabel('氏名', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'チェックした項目を取り込む' }).click()
  expect(page.getByText('プロフィールに取り込みました。')).toBeVisible()
  await page.goto('/profile')
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  expect(region('要約')).toContainText('収集基盤をつくりました。')
  expect(region('職歴')).toContainText('2020年4月〜現在')
  await page.goto('/profile?level=name')
  expect(page.getByRole('article', { name: 'プロフィール' })).not.toContainText('宇津木')
})
