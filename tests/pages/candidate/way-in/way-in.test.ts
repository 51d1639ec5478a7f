import type { Database } from '#server/platform/database/connect.ts'
import { addJob, daysAgo } from '#server/testing.ts'
import { mailTo } from '../../kit/mail-to.ts'
import type { Page } from '../../kit/page.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'
import { PASSWORD } from './type-sign-in.ts'

const address = 'sora@mebae.example'
const favoriteButton = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()

async function openJob(page: Page, db: Database) {
  const { id } = await addJob(db, { position_title: '灯台の保守', employment_types: [1] })
  await page.goto('/job_offer/search?employment_types=1')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  expect(page.getByRole('heading', { level: 1, name: '灯台の保守', exact: true })).toBeVisible()
  return id
}

/** Fills in the two fields and ticks the three boxes one after the other. */
async function signUp(page: Page) {
  await page.getByRole('link', { name: '会員登録して続ける' }).click()
  expect(page.getByRole('heading', { name: '会員登録', level: 1 })).toBeVisible()
  page.getByLabel('メールアドレス').fill(address)
  page.getByLabel('パスワード').fill(PASSWORD)
  for (const name of [/16歳以上/, /利用規約/, /個人情報の扱い/]) page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
}

const marks = (db: Database, table: 'applications' | 'favorites') =>
  db.selectFrom(table).innerJoin('accounts', 'accounts.id', 'candidate_user_id').select('job_id').where('email', '=', address).execute()

test('a visitor who applies signs up, proves the address and applies for that job, without an optional question before', async ({ page, db }) => {
  const id = await openJob(page, db)
  await page.getByRole('link', { name: '応募する', exact: true }).last().click()
  expect(page.getByText('「灯台の保守」')).toBeVisible()
  await signUp(page)
  await page.goto((await mailTo(page, address)).link)
  await page.getByRole('button', { name: '登録を終える' }).click()

  expect(page).toHaveURL(new RegExp(`/job_offer/apply\\?id=${id}&`))
  expect(page.getByRole('link', { name: '灯台の保守' })).toBeVisible()
  page.expect(422)
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  page.getByRole('checkbox', { name: '入力せずに進む' }).check()
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  expect(page.getByRole('status').filter({ hasText: '応募しました。' })).toContainText(/\d+月\d+日（.）までに企業から返信がない場合は/)
  expect(await marks(db, 'applications')).toEqual([{ job_id: id }])
  // The page says this sentence once, after the act: a reload does not repeat it.
  await page.reload()
  expect(page.getByText('応募しました。')).toHaveCount(0)
})

test('a visitor who presses 気になる ends with the heart set, also when they open the mail in another browser', async ({ page, db }) => {
  const id = await openJob(page, db)
  const job = page.url()
  await favoriteButton(page).click()
  expect(page.getByText('「気になる」は会社に伝わります。').first()).toBeVisible()
  await signUp(page)
  const { link } = await mailTo(page, address)
  page.loseCookies()
  await page.goto(link)
  page.expect(400)
  await page.getByRole('button', { name: '登録を終える' }).click()
  page.getByLabel('申し込みのときのパスワード').fill(PASSWORD)
  await page.getByRole('button', { name: '登録を終える' }).click()

  expect(page).toHaveURL(job)
  expect(page.getByRole('status').filter({ hasText: '「気になる」を送りました。' })).toBeVisible()
  expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await marks(db, 'favorites')).toEqual([{ job_id: id }])
})

test('a job that ended while the candidate signed in says so, and shows others', async ({ page, candidate, db }) => {
  const { id, company_id } = await addJob(db, { state: 'closed', closed_at: daysAgo(1), closed_reason: 'filled' })
  await addJob(db)
  for (const path of [`/job_offer/apply?id=${id}&company_id=${company_id}`, `/job_offer/follow?form=favorite&company_id=${company_id}&job_id=${id}`]) {
    await page.goto(path)
    expect(page.getByRole('heading', { name: '募集は終了しました' })).toBeVisible()
    expect(page.getByRole('heading', { name: '近い求人' })).toBeVisible()
  }
  expect(await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])
})
