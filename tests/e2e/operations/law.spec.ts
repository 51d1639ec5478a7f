import type { Page } from '@playwright/test'
import { serveSite } from '../kit/serve-site.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test as base } from '../kit/test.ts'
import { loseCookies } from '../kit/lose-cookies.ts'

const said = {
  OPERATOR_NAME: '株式会社めばえ',
  OPERATOR_REPRESENTATIVE: '山田 花子',
  OPERATOR_ADDRESS: '東京都中央区1-1-1',
  OPERATOR_EMAIL: 'desk@mebae.example',
  OPERATOR_PHONE: '03-0000-0000',
  COMPLAINT_DESK: '苦情相談係',
  COMPLAINT_HOURS: '平日10時〜18時',
  JOB_INFORMATION_NUMBER: '51-募-000000',
  TELECOM_NUMBER: 'A-00-00000',
  SERVER_PLACE: '日本国内（めばえデータセンター）',
  BACKUP_DAYS: '14',
}
const LINE = { LINE_ISSUER: 'http://127.0.0.1:9', LINE_CLIENT_ID: '1', LINE_CLIENT_SECRET: 'hush' }

/** A second process of the site, whose settings name the operating company and send data to a third party. */
const test = base.extend<{}, { saying: string }>({
  saying: [
    async ({}, use) => {
      const ofTheFirst = { DATABASE_URL: process.env.SITE_DATABASE_URL!, DEV_INBOX: 'on' }
      const { url, stop } = await serveSite(process.env.SITE_FOLDER!, { settings: { ...said, ...LINE, ...ofTheFirst } })
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ saying }, use) => use(saying),
})

// One second process is enough.
test.describe.configure({ mode: 'default' })
async function seesWhoRunsIt(page: Page, path: string) {
  await page.goto(path)
  // People at work find it in the menu of their account.
  const menu = page.getByRole('button', { name: /のメニュー$/ })
  if (path.startsWith('/online/companies/dashboard')) await menu.click()
  const foot = page.getByRole('contentinfo')
  for (const text of ['株式会社めばえ', '51-募-000000', 'A-00-00000', '平日10時〜18時']) await expect(foot.getByText(text)).toBeVisible()
  await expect(foot.getByRole('link', { name: '苦情相談係' })).toHaveAttribute('href', '/about/contact')
  await expect(foot.getByRole('link', { name: '03-0000-0000' })).toHaveAttribute('href', 'tel:0300000000')
}

test('visitors, candidates and members find on every page who runs the site and where to complain', async ({
  page,
  context,
  db,
  candidate: _signedIn,
  noAxeFindings,
}) => {
  await seesWhoRunsIt(page, '/mypage')
  await noAxeFindings(page)
  await signInMember(context, db)
  await seesWhoRunsIt(page, '/online/companies/dashboard')
  await loseCookies(page)
  for (const path of ['/', '/job_offer/search', '/registration/onestep', '/online/companies/']) await seesWhoRunsIt(page, path)
  await page.getByRole('contentinfo').getByRole('link', { name: '苦情相談係' }).click()
  await expect(page.getByRole('heading', { name: '苦情・相談の窓口' })).toBeVisible()
  await expect(page.getByText('山田 花子')).toBeVisible()
})

test('the page about personal data lists exactly those to whom this site sends it', async ({ page, noAxeFindings }) => {
  await page.goto('/privacy')
  const rowsOf = async (id: string) => (await page.locator(`#${id} tbody th`).allTextContents()).map((text) => text.split('（')[0])
  expect(await rowsOf('third-parties')).toEqual(['127.0.0.1', '企業が載せた動画の配信元'])
  expect(await rowsOf('processors')).toEqual([
    'サーバーの置き場所と、運用を頼む先：日本国内',
    '127.0.0.1',
    'ブラウザの通知サービス',
    '企業が登録した、自社のプログラム',
  ])
  await expect(page.getByText('最長14日。')).toBeVisible()
  await expect(page.getByText('（運営者が設定します）')).toHaveCount(0)
  await expect(page.getByText('この文書は下書きです')).toHaveCount(0)
  await noAxeFindings(page)
})
