import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfOf } from '#server/candidates/resumes/testing.ts'
import { expect, test } from '../kit/test.ts'

test.beforeEach(({ candidate: _signedIn }) => {})
// The site answers a refused form with 422, which the browser logs as a failure.
test.use({ expected: /status of 422/ })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
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

async function sendPaper(page: Page) {
  await page.goto('/profile/resume')
  await page.getByLabel('職務経歴書のPDF').setInputFiles(paper)
  await page.getByRole('button', { name: 'PDFを送る' }).click()
}

async function taken(page: Page, link: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('the page shows a PDF’s text beside the profile, and exports the profile as PDF, Markdown and JSON Resume', async ({ page, noAxeFindings }) => {
  await sendPaper(page)
  await expect(page.getByText('文章を読み取りました。')).toBeVisible()
  const text = region(page, '読み取った文章').getByLabel('文章')
  await expect(text).toHaveValue(/計測機器の収集基盤を設計しました。[^]*ヌクモリ計測機器株式会社/)
  await noAxeFindings(page)
  await text.fill('計測機器の収集基盤を設計し、育てました。')
  await page.getByRole('button', { name: '文章を保存する' }).click()
  await expect(page.getByText('文章を保存しました。')).toBeVisible()

  await page.goto('/profile?edit=work')
  await expect(page.getByLabel('職務経歴書から読み取った文章')).toHaveValue('計測機器の収集基盤を設計し、育てました。')
  await noAxeFindings(page)
  await page.getByLabel('会社名').fill('ヌクモリ計測機器株式会社')
  await page.getByLabel('入社の年').selectOption('2021')
  await page.getByLabel('仕事の内容').fill('計測機器の収集基盤を設計し、育てました。')
  await page.getByRole('button', { name: '完了' }).dblclick()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(region(page, '職歴').getByRole('heading', { level: 3 })).toHaveText(['現職の企業'])
  await page.goto('/profile?edit=summary')
  await expect(page.getByLabel('職務経歴書から読み取った文章')).toHaveValue('計測機器の収集基盤を設計し、育てました。')

  await page.goto('/profile/resume')
  const pdf = await taken(page, 'PDFを作る')
  expect(pdf.name).toMatch(/^職務経歴書.*\.pdf$/)
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
  const markdown = await taken(page, 'Markdownで書き出す')
  expect(markdown.content.toString()).toContain('ヌクモリ計測機器株式会社')
  const json = await taken(page, 'JSON Resumeで書き出す')
  expect(JSON.parse(json.content.toString())).toMatchObject({ work: [{ name: 'ヌクモリ計測機器株式会社', startDate: '2021' }] })
})
