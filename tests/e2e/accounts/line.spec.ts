import type { Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { lineProvider } from '#server/accounts/line/testing.ts'
import { freePort } from '../kit/free-port.ts'
import { serveSite } from '../kit/serve-site.ts'
import { expect, test as base } from '../kit/test.ts'
import { loseCookies } from '../kit/lose-cookies.ts'

/** A second process of the site that offers LINE: a local OpenID provider stands in for it. */
const test = base.extend<{}, { withLine: { url: string; issuer: string } }>({
  withLine: [
    async ({}, use) => {
      const port = await freePort()
      const { line, close } = await lineProvider(`http://127.0.0.1:${port}/line/callback`)
      const settings = { LINE_ISSUER: line.issuer, LINE_CLIENT_ID: line.clientId, LINE_CLIENT_SECRET: line.clientSecret }
      const ofTheFirst = { DATABASE_URL: process.env.SITE_DATABASE_URL!, DEV_INBOX: 'on' }
      const { url, stop } = await serveSite(process.env.SITE_FOLDER!, { port, settings: { ...settings, ...ofTheFirst } })
      await use({ url, issuer: line.issuer })
      await stop()
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ withLine }, use) => use(withLine.url),
  partners: async ({ withLine }, use) => use([withLine.issuer]),
})

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

// One second process is enough.
test.describe.configure({ mode: 'default' })
// The site refuses a return from LINE without consent or without a linked account; these tests provoke both.
test.use({ expected: /400/ })

async function agreeAtLine(page: Page, user: string) {
  await expect(page).toHaveTitle('LINEの代わり')
  if (user) await page.getByLabel('利用者').fill(user)
  await page.getByRole('button', { name: '許可する' }).click()
}

/** LINE is not the only way in then, and can be unlinked. */
const givePassword = (db: Database, id: string) => db.updateTable('accounts').set({ password_hash: 'some hash' }).where('id', '=', id).execute()

async function journey(page: Page, user: string, noAxeFindings: (page: Page) => Promise<void>) {
  await page.goto('/settings/security')
  await page.getByRole('link', { name: 'ほかのサービスでのログインを変更' }).click()
  await page.getByRole('link', { name: 'LINEと連携する' }).click()
  await expect(page.getByText('名前、写真、友だち、メールアドレスは受け取りません。')).toBeVisible()
  await noAxeFindings(page)
  await page.getByRole('button', { name: 'LINEと連携する' }).click()
  await agreeAtLine(page, user)
  await expect(page).toHaveURL(/\/settings\/line$/)
  await expect(page.getByText('連携しています。')).toBeVisible()
  await noAxeFindings(page)

  await loseCookies(page)
  await page.goto('/online/companies/?next=%2Fsettings%2Fline')
  await page.getByRole('button', { name: 'LINEでログインする' }).click()
  await agreeAtLine(page, user)
  await expect(page).toHaveURL(/\/settings\/line$/)
  await page.getByRole('button', { name: '連携を解除' }).click()
  await expect(page.getByText('連携を解除しました。')).toBeVisible()

  await loseCookies(page)
  await page.goto('/online/companies/')
  await noAxeFindings(page)
  await page.getByRole('button', { name: 'LINEでログインする' }).click()
  await agreeAtLine(page, user)
  await expect(page.getByText('LINEで確認しました。')).toBeVisible()
  await noAxeFindings(page)
  await page.getByRole('link', { name: 'ログインして連携する' }).click()
  await expect(page.getByRole('heading', { name: 'ログイン', exact: true })).toBeVisible()
}

// The conditions stand beside the list, and a title opens the page of its job: wider windows have a reading pane.
test.use({ viewport: { width: 1000, height: 800 } })

test('a candidate links LINE, signs in with it and unlinks it', async ({ page, candidate, db, noAxeFindings }) => {
  await givePassword(db, candidate.id)
  await journey(page, `U${candidate.id}`, noAxeFindings)
})

test('a candidate who refuses at LINE returns to a page that says so', async ({ page, candidate: _signedIn }) => {
  await page.goto('/settings/line')
  await page.getByRole('button', { name: 'LINEと連携する' }).click()
  await agreeAtLine(page, '')
  await expect(page.getByText('LINEでの確認が終わりませんでした。')).toBeVisible()
  await page.getByRole('link', { name: 'LINE連携へ戻る' }).click()
  await expect(page.getByRole('button', { name: 'LINEと連携する' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('signing in at LINE keeps the job: the heart is set after it, and 応募する ends on the form', async ({ page, candidate, db }) => {
      await page.goto('/settings/line')
      await page.getByRole('button', { name: 'LINEと連携する' }).click()
      await agreeAtLine(page, `U${candidate.id}`)
      await expect(page.getByText('連携しています。')).toBeVisible()
      await loseCookies(page)

      await page.goto('/job_offer/search?employment_types=1')
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/job_offer\/detail/)
      const job = page.url()
      const favorite = page.getByRole('button', { name: /^気になる/ }).first()
      await favorite.click()
      await page.getByRole('button', { name: 'LINEでログインする' }).click()
      await agreeAtLine(page, `U${candidate.id}`)
      await expect(page).toHaveURL(job)
      await expect(favorite).toHaveAttribute('aria-pressed', 'true')
      expect(await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)

      await loseCookies(page)
      await page.goto(job)
      await page.getByRole('link', { name: '応募する', exact: true }).last().click()
      await page.getByRole('button', { name: 'LINE' }).click()
      await agreeAtLine(page, `U${candidate.id}`)
      await expect(page).toHaveURL(/\/job_offer\/apply\?/)
      await expect(page.getByRole('heading', { level: 1, name: '応募する' })).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a candidate links, uses and unlinks LINE with forms', async ({ page, candidate, db }) => {
    await givePassword(db, candidate.id)
    await journey(page, `U${candidate.id}`, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
})
