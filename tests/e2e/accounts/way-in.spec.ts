import type { Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { loseCookies } from '../kit/lose-cookies.ts'
import { expect, test } from '../kit/test.ts'
import { mailTo } from '../kit/data/mail-to.ts'

const password = '正しい馬とホチキス'
const phone = { width: 360, height: 740 }
// Elsewhere the link of the mail asks for the password first.
test.use({ viewport: phone, expected: /status of 4(00|22)/ })

let people = 0
const newAddress = () => `wayin${process.pid}x${people++}@mebae.example`
const favoriteButton = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()

async function openJob(page: Page) {
  await page.goto('/job_offer/search?employment_types=1')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  return { title, id: Number(new URL(page.url()).searchParams.get('id')) }
}

/** Fills in the two fields and ticks the three boxes one after the other. */
async function signUp(page: Page, address: string) {
  await page.getByRole('link', { name: '会員登録して続ける' }).click()
  await expect(page.getByRole('heading', { name: '会員登録', level: 1 })).toBeVisible()
  await page.getByLabel('メールアドレス').fill(address)
  await page.getByLabel('パスワード').fill(password)
  for (const name of [/16歳以上/, /利用規約/, /個人情報の扱い/]) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
}

const candidateOf = (db: Database, email: string) => db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()

test('a visitor who presses 気になる ends with the heart set, also when they open the mail in another browser', async ({ page, db }) => {
  const { id } = await openJob(page)
  const job = page.url()
  await favoriteButton(page).click()
  await expect(page.getByText('「気になる」は会社に伝わります。').first()).toBeVisible()
  const address = newAddress()
  await signUp(page, address)
  const { link } = await mailTo(page, address)
  await loseCookies(page)
  await page.goto(link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await page.getByLabel('申し込みのときのパスワード').fill(password)
  await page.getByRole('button', { name: '登録を完了する' }).click()

  await expect(page).toHaveURL(job)
  await expect(page.getByRole('status').filter({ hasText: '「気になる」を送りました。' })).toBeVisible()
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  const { id: candidate_user_id } = await candidateOf(db, address)
  expect(await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate_user_id).execute()).toEqual([{ job_id: id }])
})

test('the first 気になる says what the company learns; 保存 informs no company and adds the job to a separate list', async ({ page, candidate, db }) => {
  const { title } = await openJob(page)
  await favoriteButton(page).click()
  const dialog = page.getByRole('dialog', { name: '「気になる」を送りますか' })
  await expect(dialog).toContainText('取り消すときは')
  await dialog.getByRole('button', { name: 'キャンセル' }).click()
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'false')
  await favoriteButton(page).click()
  await dialog.getByRole('button', { name: /保存だけする/ }).click()
  await expect(page.getByRole('button', { name: /^保存/ }).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => db.selectFrom('bookmarks').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
  expect(await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])

  await page.goto('/job_offer/bookmarks')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.locator('.job-menu summary').first().click()
  await page.getByRole('button', { name: /^保存を取り消す/ }).click()
  await expect(page.locator('.toast')).toContainText('保存した求人から外しました。')
  await page.reload()
  await expect(page.getByText('保存した求人は、まだありません')).toBeVisible()
})
