import { Secret, TOTP } from 'otpauth'
import { isCorporateNumber } from '#contract/companies/registration/corporate-number.ts'
import { today } from '#server/testing.ts'
import { mailTo, pathOf } from '../kit/mail-to.ts'
import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const corporate_number = Array.from('123456789', (check) => `${check}000012345678`).find(isCorporateNumber) ?? ''
const saegusa = { name: '三枝 由香', email: 'saegusa@yamada.example' }

async function askFor(page: Page, { name, email }: typeof saegusa) {
  await page.goto('/online/companies/sign_up')
  page.getByLabel('企業名').fill('株式会社山田製作所')
  page.getByLabel('法人番号').fill(corporate_number)
  page.getByLabel('企業のサイト').fill('https://www.yamada.example/')
  page.getByLabel('あなたの氏名').fill(name)
  page.getByLabel('メールアドレス').fill(email)
  page.getByLabel('パスワード').fill('正しい馬とホチキス')
  page.getByLabel(/利用規約/).check()
  page.getByLabel(/個人情報の扱い/).check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
  await page.goto((await mailTo(page, email)).link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
}

async function setUpApp(page: Page) {
  expect(page.getByRole('heading', { name: '二段階認証を設定する' })).toBeVisible()
  const secret = page.locator('.totp-secret').textContent().replaceAll(' ', '')
  page.getByLabel('認証コード（6桁）').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: today.getTime() }))
  await page.getByRole('button', { name: '設定する', exact: true }).click()
  expect(page.getByRole('heading', { name: '認証アプリを設定しました' })).toBeVisible()
}

test('a company signs up without scripts; a second sign-up for it is only told to wait for an invitation', async ({ site, page }) => {
  await askFor(page, saegusa)
  await setUpApp(page)
  const again = site.newPage()
  const client = { name: '和泉 亮', email: 'izumi@yamada.example' }
  await askFor(again, client)
  expect(again.getByText('御社の管理者に、あなたを招待するよう、メールでお願いしました。')).toBeVisible()
  const { text } = await mailTo(page, saegusa.email, /招待を待っています/)
  await page.goto(pathOf(text, /http:\/\/\S+settings\/members\?email=[^\s"]+/))
  expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(client.email)
  await page.getByRole('button', { name: '招待のメールを送る' }).click()
  expect(page.getByText('に招待を送りました。')).toBeVisible()
})
