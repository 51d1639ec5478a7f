import type { Page } from '@playwright/test'
import { mailTo } from '../kit/data/mail-to.ts'
import { expect, test } from '../kit/test.ts'

const password = '正しい馬とホチキス'
// Each journey enters something wrong once.
test.use({ expected: /status of 422/ })

let people = 0
/** An address that no other journey uses. */
const newAddress = () => `sora${process.pid}x${people++}@mebae.example`

async function fillAccount(page: Page, address: string) {
  await page.getByLabel('メールアドレス').fill(address)
  await page.getByLabel('パスワード').fill(password)
  for (const name of [/16歳以上/, /利用規約/, /個人情報の扱い/]) {
    const box = page.getByRole('checkbox', { name })
    if (await box.count()) await box.check()
  }
}

test('a visitor signs up, proves the address, fills in the profile step by step and is registered', async ({ page }) => {
  const address = newAddress()
  await page.goto('/registration/onestep')
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await fillAccount(page, address)
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()

  const { subject, link } = await mailTo(page, address)
  expect(subject).toContain('メールアドレスの確認')
  const told: string[] = []
  page.on('request', (request) => told.push(request.headers().referer ?? ''))
  await page.goto(link)
  await expect(page).toHaveURL(/\/registration\/verify$/)
  expect(told.filter((referer) => referer.includes('token='))).toEqual([])
  await page.getByRole('button', { name: '登録を完了する' }).click()

  await expect(page.getByRole('heading', { name: '登録が終わりました' })).toBeVisible()
  await page.getByRole('link', { name: 'くわしい登録' }).click()
  const next = page.getByRole('button', { name: '次へ', includeHidden: false })
  await page.getByLabel('年', { exact: true }).selectOption('1992')
  await next.click()
  await expect(page.getByText('年・月・日をすべて選んでください。')).toBeVisible()
  await page.getByLabel('月', { exact: true }).selectOption('4')
  await page.getByLabel('日', { exact: true }).selectOption('17')
  await page.getByLabel('住んでいるところ').selectOption({ label: '京都府' })
  await next.click()
  await page.getByLabel('学校の名前').fill('京都みずべ大学')
  // Unsaved input survives a reload.
  await page.reload()
  await expect(page.getByLabel('学校の名前')).toHaveValue('京都みずべ大学')
  await expect(page.getByText('前に入力した内容を戻しました')).toBeVisible()
  await next.click()
  await page.getByLabel('いちばん新しい勤め先').fill('株式会社ハシワタシ情報')
  await next.click()
  await page.getByRole('combobox', { name: '仕事で使ったスキルを追加' }).fill('typescript')
  await page.getByRole('option', { name: 'TypeScript', exact: true }).click()
  await page.getByRole('button', { name: '戻る' }).click()
  await expect(page.getByLabel('いちばん新しい勤め先')).toHaveValue('株式会社ハシワタシ情報')
  await next.click()
  await expect(page.getByText('TypeScript', { exact: true })).toBeVisible()
  await next.click()
  await page.getByRole('radio', { name: '良い機会があれば' }).check()
  await next.click()
  await expect(page.getByText('1992年4月17日')).toBeVisible()
  await page.getByRole('button', { name: 'この内容で登録する' }).click()

  await page.getByLabel('実現したいこと').fill('測れないものを測れるように。')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('heading', { name: '登録が終わりました' })).toBeVisible()
  // The page removes the stored steps once its scripts run.
  const keptInput = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.startsWith('kept-input:')))
  await expect.poll(keptInput).toEqual([])

  await page.goto('/settings/security')
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText('この端末')).toBeVisible()
})

for (const scripts of ['run', 'have not come yet', 'are off'] as const) {
  test.describe(`while scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts !== 'are off' })
    test('a visitor who reloads a step of the registration stays at it', async ({ page }) => {
      if (scripts === 'have not come yet') await page.route('**/assets/*.js', () => {})
      await page.goto('/registration/add', { waitUntil: 'commit' })
      const next = page.getByRole('button', { name: '次へ', includeHidden: false })
      await page.getByLabel('住んでいるところ').selectOption({ label: '京都府' })
      await next.click()
      await expect(page).toHaveURL('/registration/add?step=2')
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByLabel('学校の名前')).toBeVisible()
      await page.getByRole('button', { name: '戻る' }).click()
      await expect(page.getByLabel('住んでいるところ')).toHaveValue('26')
    })
  })
}
