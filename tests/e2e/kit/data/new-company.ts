import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { isCorporateNumber } from '#contract/companies/registration/corporate-number.ts'

/** The details of a company that has not signed up yet. */
export function newCompany() {
  const base = String(randomInt(1e11, 2.8e14 - 1))
    .slice(-12)
    .padStart(12, '1')
  const corporate_number = Array.from('123456789', (check) => check + base).find(isCorporateNumber) ?? ''
  const domain = `yamada-${base}.example`
  return { company_name: '株式会社山田製作所', corporate_number, url: `https://www.${domain}/`, domain, name: '三枝 由香', email: `saegusa@${domain}` }
}

export const password = '正しい馬とホチキス'

type Company = Omit<ReturnType<typeof newCompany>, 'domain'>

export async function fillSignUp(page: Page, { company_name, corporate_number, url, name, email }: Company) {
  await page.getByLabel('企業名').fill(company_name)
  await page.getByLabel('法人番号').fill(corporate_number)
  await page.getByLabel('企業のサイト').fill(url)
  await page.getByLabel('あなたの氏名').fill(name)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(password)
  await page.getByLabel(/利用規約/).check()
  await page.getByLabel(/個人情報の扱い/).check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
}

export async function sent(page: Page) {
  await expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
}
