import type { Page } from '@playwright/test'
import { externalStandIns } from '#server/accounts/external/testing.ts'
import { freePort } from '../kit/free-port.ts'
import { serveSite } from '../kit/serve-site.ts'
import { expect, test as base } from '../kit/test.ts'
import { loseCookies } from '../kit/lose-cookies.ts'

/** A second process of the site that offers Google, Apple and GitHub: providers of this machine stand in for them. */
const test = base.extend<{}, { elsewhere: { url: string; issuers: string[] } }>({
  elsewhere: [
    async ({}, use) => {
      const port = await freePort()
      const { external, close } = await externalStandIns((provider) => `http://127.0.0.1:${port}/sign_in/${provider}`)
      const { google, apple, github } = external
      const settings = {
        GOOGLE_ISSUER: google.issuer,
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
        APPLE_ISSUER: apple.issuer,
        APPLE_CLIENT_ID: apple.clientId,
        APPLE_TEAM_ID: apple.key.team,
        APPLE_KEY_ID: apple.key.id,
        APPLE_PRIVATE_KEY: apple.key.pem.replaceAll('\n', '\\n'),
        GITHUB_ISSUER: github.issuer,
        GITHUB_CLIENT_ID: github.clientId,
        GITHUB_CLIENT_SECRET: github.clientSecret,
      }
      const ofTheFirst = { DATABASE_URL: process.env.SITE_DATABASE_URL!, DEV_INBOX: 'on' }
      const { url, stop } = await serveSite(process.env.SITE_FOLDER!, { port, settings: { ...settings, ...ofTheFirst } })
      await use({ url, issuers: [google.issuer, apple.issuer, github.issuer] })
      await stop()
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ elsewhere }, use) => use(elsewhere.url),
  partners: async ({ elsewhere }, use) => use(elsewhere.issuers),
})

// One second process is enough.
test.describe.configure({ mode: 'default' })
// The site refuses to give up the only way in.
test.use({ viewport: { width: 360, height: 740 }, expected: /400/ })

async function agree(page: Page, user: string) {
  await expect(page).toHaveTitle(/の代わり$/)
  await page.getByLabel('利用者').fill(user)
  await page.getByRole('button', { name: '許可する' }).click()
}

let people = 0

for (const provider of ['Google', 'Apple', 'GitHub'])
  test(`a visitor applies with ${provider}, is known by it afterwards, and cannot give up the only way in`, async ({ page, db, noAxeFindings }) => {
    const number = `${process.pid}${people++}`
    const email = `p${number}@elsewhere.example`
    await page.goto('/job_offer/search?employment_types=1')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('link', { name: '応募する', exact: true }).last().click()
    await page.getByRole('button', { name: provider, exact: true }).click()
    await agree(page, `${number} ${email} yes`)
    await expect(page.getByText(`${provider}で確認しました。`)).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await noAxeFindings(page)
    await page.getByRole('checkbox', { name: /16歳以上/ }).check()
    await page.getByRole('button', { name: '登録を完了する' }).click()
    await expect(page).toHaveURL(/\/job_offer\/apply\?/)
    await page.getByRole('button', { name: 'このまま応募する' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '応募しました' })).toBeVisible()
    const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    expect(await db.selectFrom('applications').select('id').where('candidate_user_id', '=', id).execute()).toHaveLength(1)

    await loseCookies(page)
    await page.goto(`/online/companies/?next=${encodeURIComponent('/settings/sign_in')}`)
    await page.getByRole('button', { name: `${provider}でログインする` }).click()
    await agree(page, `${number} ${email} yes`)
    await expect(page).toHaveURL(/\/settings\/sign_in$/)
    await noAxeFindings(page)
    await page.getByRole('button', { name: `${provider}との連携を解除する` }).click()
    await expect(page.getByText('ログインする方法がなくなるため、解除・削除できません。')).toBeVisible()
  })
