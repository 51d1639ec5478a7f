import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfOf } from '#server/resumes/testing.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ candidate: _signedIn }) => {})
// What is refused comes back as 422, which the browser's console counts as a failure.
test.use({ expected: /status of 422/ })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** As word processors write it: the Japanese font is not in the file. */
const paper = {
  name: '職務経歴書.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf([
    { text: '職務要約', x: 50, y: 780 },
    { text: '計測機器の収集基盤を設計しました。', x: 50, y: 750 },
    { text: 'ヌクモリ計測機器株式会社', x: 50, y: 720 },
  ]),
}

async function sendPaper(page: Page) {
  await page.goto('/profile/resume')
  await page.getByLabel('職務経歴書のPDF').setInputFiles(paper)
  await page.getByRole('button', { name: 'PDFを送る' }).click()
}

async function taken(page: Page, link: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('the text of a PDF stands beside the profile, and the profile becomes a PDF, Markdown and JSON Resume', async ({ page, noAxeFindings }) => {
  await sendPaper(page)
  await expect(page.getByText('文章を読み取りました。')).toBeVisible()
  const text = region(page, '読み取った文章').getByLabel('文章')
  await expect(text).toHaveValue(/計測機器の収集基盤を設計しました。[^]*ヌクモリ計測機器株式会社/)
  await noAxeFindings(page)
  await text.fill('計測機器の収集基盤を設計し、育てました。')
  await page.getByRole('button', { name: '文章を保存する' }).click()
  await expect(page.getByText('文章を保存しました。')).toBeVisible()

  await page.goto('/profile/work_experience')
  await expect(page.getByLabel('職務経歴書から読み取った文章')).toHaveValue('計測機器の収集基盤を設計し、育てました。')
  await noAxeFindings(page)
  await page.getByLabel('会社名').fill('ヌクモリ計測機器株式会社')
  await page.getByLabel('入社の年').selectOption('2021')
  await page.getByLabel('仕事の内容').fill('計測機器の収集基盤を設計し、育てました。')
  await page.getByRole('button', { name: '保存する' }).dblclick()
  await page.waitForURL(/\/profile#history/)
  await expect(region(page, '職歴').getByRole('heading', { level: 3 })).toHaveText(['ヌクモリ計測機器株式会社'])
  await expect(region(page, '職務の要約').getByLabel('職務経歴書から読み取った文章')).toHaveValue('計測機器の収集基盤を設計し、育てました。')

  await page.getByRole('link', { name: '職務経歴書', exact: true }).click()
  const pdf = await taken(page, 'PDFを作る')
  expect(pdf.name).toMatch(/^職務経歴書.*\.pdf$/)
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
  const markdown = await taken(page, 'Markdownで書き出す')
  expect(markdown.content.toString()).toContain('ヌクモリ計測機器株式会社')
  const json = await taken(page, 'JSON Resumeで書き出す')
  expect(JSON.parse(json.content.toString())).toMatchObject({ work: [{ name: 'ヌクモリ計測機器株式会社', startDate: '2021' }] })
})

test('a JSON Resume shows what it would change before it changes it, and says where it is wrong', async ({ page }) => {
  await page.goto('/profile/resume')
  const send = async (resume: unknown) => {
    const buffer = Buffer.from(JSON.stringify(resume))
    await page.getByLabel('JSON Resume のファイル').setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
    await page.getByRole('button', { name: '変わる所を見る' }).click()
  }
  await send({ work: [{ name: '株式会社山田', startDate: '2020-13' }] })
  await expect(page.getByText('日付は 2024-04-01、2024-04、2024 のどれかの形です。')).toBeVisible()

  await send({
    basics: { name: '宇津木 千紘', summary: '収集基盤をつくりました。' },
    work: [{ name: '株式会社山田', startDate: '2020-04' }],
    awards: [{ title: '賞' }],
  })
  await expect(page.getByText('3か所が変わります')).toBeVisible()
  await expect(page.getByText('置く場所のない項目は取り込みません: 受賞')).toBeVisible()
  await page.getByRole('button', { name: 'プロフィールに取り込む' }).click()
  await expect(page.getByText('プロフィールに取り込みました。')).toBeVisible()
  await page.goto('/profile')
  await expect(region(page, '職務の要約').getByLabel(/^要約/)).toHaveValue('収集基盤をつくりました。')
  await expect(region(page, '職歴')).toContainText('2020年4月〜現在')
})

test('a file that is no PDF is refused in a sentence', async ({ page }) => {
  await page.goto('/profile/resume')
  await page.getByLabel('職務経歴書のPDF').setInputFiles({ ...paper, buffer: Buffer.from('PK docx') })
  await page.getByRole('button', { name: 'PDFを送る' }).click()
  await expect(page.getByText('PDFではないファイルは受け取れません。PDFを選んでください。')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a PDF is sent, read and taken away by forms alone', async ({ page }) => {
    await sendPaper(page)
    await expect(page.getByText('PDFを受け取りました。')).toBeVisible()
    await expect(async () => {
      await page.goto('/profile/resume')
      await expect(page.getByLabel('文章', { exact: true })).toHaveValue(/計測機器/, { timeout: 500 })
    }).toPass()
    await page.getByText('このPDFを消す').click()
    await page.getByRole('button', { name: 'PDFと文章を消す' }).click()
    await expect(page.getByText('PDFを送ると、ここに文章が出ます。')).toBeVisible()
  })
})
