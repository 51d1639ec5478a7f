import type { Database } from '#server/platform/database/connect.ts'
import { addJob, daysAgo } from '#server/testing.ts'
import { mailTo } from '../../kit/mail-to.ts'
import type { Page } from '../../kit/page.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'
import { addSomebody, PASSWORD, typeSignIn } from './type-sign-in.ts'

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

/** In the sheet: one field and one box. */
async function signUpToApply(page: Page) {
  expect(page.getByRole('heading', { name: /^応募には登録が必要です/ })).toBeVisible()
  page.getByLabel('メールアドレス').fill(address)
  page.getByRole('checkbox', { name: /16歳以上/ }).check()
  await page.getByRole('button', { name: '確認メールを受け取る' }).click()
  expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
}

test('a visitor applies: one field in the sheet, the mail in another browser, the same job, and two questions at a time after it', async ({ page, db }) => {
  const id = await openJob(page, db)
  await page.getByRole('link', { name: '応募する', exact: true }).last().click()
  expect(page.getByRole('link', { name: '灯台の保守' })).toBeVisible()
  await signUpToApply(page)
  const { link } = await mailTo(page, address)
  page.loseCookies()
  await page.goto(link)
  await page.getByRole('button', { name: '登録を完了する' }).click()

  expect(page).toHaveURL(new RegExp(`/job_offer/apply\\?id=${id}&`))
  expect(page.getByRole('checkbox', { name: /^連絡先/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'このまま応募する' }).click()
  expect(page.getByRole('heading', { level: 1, name: '応募しました' })).toBeVisible()
  expect(page.getByText(/応募しました。\d+月\d+日（.）までに企業から返信がない場合は/)).toBeVisible()
  expect(await marks(db, 'applications')).toEqual([{ job_id: id }])

  page.getByLabel('氏名').fill('潮見 凪')
  await page.getByRole('button', { name: '保存して次へ' }).click()
  expect(page.getByLabel('氏名')).toHaveCount(0)
  expect(page.getByLabel('職種')).toHaveCount(0)
  page.getByLabel('これまでの仕事').fill('灯台の保守を3年。')
  await page.getByRole('button', { name: '保存して次へ' }).click()
  expect(page.getByLabel('希望勤務地')).toHaveCount(0)
  const told = db.selectFrom('candidate_profiles').innerJoin('accounts', 'accounts.id', 'candidate_user_id').select(['name', 'job_summary'])
  expect(await told.where('email', '=', address).execute()).toEqual([{ name: '潮見 凪', job_summary: '灯台の保守を3年。' }])

  await page.getByText('取り消す', { exact: true }).click()
  await page.getByRole('button', { name: '応募を取り消す' }).click()
  expect(page.getByText('この応募は、あなたの取り消し・辞退で終わっています。')).toBeVisible()
})

test('what a visitor writes to the company waits in this browser, stands in the form after the sign-up, and is sent with the application', async ({
  page,
  db,
}) => {
  await openJob(page, db)
  await page.getByRole('link', { name: '応募する', exact: true }).last().click()
  await page.getByText('企業へのメッセージを先に書く（任意）').click()
  page.getByLabel('メッセージ').fill('光の話を聞きたいです。')
  await signUpToApply(page)
  expect(page.getByText(/書いたメッセージは、このブラウザに30分間残ります。/)).toBeVisible()
  expect(page.url()).not.toMatch(/%E5%85%89/)
  await page.getByRole('link', { name: 'もう一度入力する' }).click()
  expect(page.getByLabel('メッセージ')).toHaveValue('光の話を聞きたいです。')
  const other = await addJob(db)
  await page.goto(`/job_offer/apply?id=${other.id}`)
  expect(page.getByLabel('メッセージ')).toHaveValue('')

  const { link } = await mailTo(page, address)
  await page.goto(link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  expect(page.getByLabel('メッセージ')).toHaveValue('光の話を聞きたいです。')
  await page.getByRole('button', { name: 'このまま応募する' }).click()
  expect(page.getByRole('heading', { level: 1, name: '応募しました' })).toBeVisible()
  expect(await db.selectFrom('messages').select('message').execute()).toEqual([{ message: '光の話を聞きたいです。' }])
  expect(page.cookie('mebae_first_message') ?? '').toBe('')
})

test('signing out deletes the first message that waits in the browser', async ({ page, db }) => {
  const { id } = await addJob(db)
  const { email } = await addSomebody(db)
  await page.goto(`/job_offer/apply?id=${id}`)
  await page.getByText('企業へのメッセージを先に書く（任意）').click()
  page.getByLabel('メッセージ').fill('光の話を聞きたいです。')
  await page.getByRole('button', { name: 'ログインして応募する' }).click()
  await typeSignIn(page, email)
  expect(page.getByLabel('メッセージ')).toHaveValue('光の話を聞きたいです。')
  await page.goto('/logout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await page.goto(`/job_offer/apply?id=${id}`)
  expect(page.getByLabel('メッセージ')).toHaveValue('')
})

test('an empty profile is asked for three things, each error at its field, and nothing typed is lost', async ({ page, candidate: _signedIn, db }) => {
  const { id } = await addJob(db)
  await page.goto(`/job_offer/apply?id=${id}`)
  page.getByLabel('これまでの仕事').fill('灯台の保守を3年。')
  page.expect(422)
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  expect(page.getByRole('combobox', { name: '職種' })).toHaveAccessibleDescription(/職種を選んでください。/)
  expect(page.getByLabel('これまでの仕事')).toHaveValue('灯台の保守を3年。')
})

test('anyone who has an account already gets the same answer on the page', async ({ page, candidate, db }) => {
  const { id } = await addJob(db)
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', candidate.id).executeTakeFirstOrThrow()
  page.loseCookies()
  await page.goto(`/job_offer/apply?id=${id}`)
  page.getByLabel('メールアドレス').fill(email)
  page.getByRole('checkbox', { name: /16歳以上/ }).check()
  await page.getByRole('button', { name: '確認メールを受け取る' }).click()
  expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
  expect(await db.selectFrom('mails').select('kind').where('to_address', '=', email).execute()).toEqual([{ kind: 'already_registered' }])
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
  await page.getByRole('button', { name: '登録を完了する' }).click()
  page.getByLabel('申し込みのときのパスワード').fill(PASSWORD)
  await page.getByRole('button', { name: '登録を完了する' }).click()

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
