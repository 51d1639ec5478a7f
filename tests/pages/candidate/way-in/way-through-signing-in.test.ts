import { Secret, TOTP } from 'otpauth'
import type { Database } from '#server/platform/database/connect.ts'
import { addJob, today } from '#server/testing.ts'
import { mailTo } from '../../kit/mail-to.ts'
import type { Page } from '../../kit/page.ts'
import { expect } from '../../kit/expect.ts'
import { type Site, test } from '../../kit/test.ts'
import { addSomebody, typeSignIn } from './type-sign-in.ts'

const favoriteButton = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()

async function openJob(site: Site, page: Page, db: Database) {
  const { id } = await addJob(db, { employment_types: [1] })
  site.refresh()
  await page.goto('/job_offer/search?employment_types=1')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  expect(page).toHaveURL(/\/job_offer\/detail/)
  return { id, path: page.url() }
}

/** Sets up an authenticator app and signs out; returns two recovery codes. */
async function useApp(page: Page, email: string) {
  await page.goto('/online/companies/?next=%2Fsettings%2Fsecurity%2Fsecond_factor')
  await typeSignIn(page, email)
  const secret = page.locator('.totp-secret').textContent().replaceAll(' ', '')
  page.getByLabel('認証コード（6桁）').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: today.getTime() }))
  await page.getByRole('button', { name: '設定する' }).click()
  const codes = page.locator('.recovery-codes code')
  expect(codes).toHaveCount(10)
  const [first = '', second = ''] = codes.allTextContents()
  page.loseCookies()
  return [first, second] as const
}

async function typeFactor(page: Page, code: string) {
  expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
  page.getByLabel('認証コード（6桁）').fill(code)
  await page.getByRole('button', { name: '確認', exact: true }).click()
}

const favorites = (db: Database, id: string) => db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', id).execute()

test('the second factor keeps the job: the heart is set after it, and 応募する ends on the form', async ({ site, page, db }) => {
  const { id: candidate_user_id, email } = await addSomebody(db)
  const [first, second] = await useApp(page, email)
  const { id, path } = await openJob(site, page, db)
  await favoriteButton(page).click()
  await typeSignIn(page, email)
  await typeFactor(page, first)
  expect(page).toHaveURL(path)
  expect(page.getByRole('status').filter({ hasText: '「気になる」を送りました。' })).toBeVisible()
  expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await favorites(db, candidate_user_id)).toEqual([{ job_id: id }])

  page.loseCookies()
  await page.goto(path)
  await page.getByRole('link', { name: '応募する', exact: true }).last().click()
  await page.getByRole('button', { name: 'ログインして応募する' }).click()
  await typeSignIn(page, email)
  await typeFactor(page, second)
  expect(page).toHaveURL(new RegExp(`/job_offer/apply\\?id=${id}&`))
  expect(page.getByRole('heading', { level: 1, name: '応募する' })).toBeVisible()
})

test('a candidate who resets a forgotten password ends with the heart set; another browser asks first', async ({ site, page, db }) => {
  const { id: candidate_user_id, email } = await addSomebody(db)
  const { id, path } = await openJob(site, page, db)
  await favoriteButton(page).click()
  const setPassword = async (password: string, isElsewhere: boolean) => {
    await page.getByRole('link', { name: 'パスワードを忘れたとき' }).click()
    expect(page).toHaveURL(/\/password\/reset\?next=/)
    page.getByLabel('メールアドレス').fill(email)
    await page.getByRole('button', { name: 'メールを受け取る' }).click()
    expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
    await site.work('send_reset_link')
    const { link } = await mailTo(page, email, /再設定/)
    if (isElsewhere) page.loseCookies()
    await page.goto(link)
    page.getByLabel('新しいパスワード').fill(password)
    await page.getByRole('button', { name: '設定する' }).click()
  }
  await setPassword('机の上のりんごと鉛筆', false)
  expect(page).toHaveURL(path)
  expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await favorites(db, candidate_user_id)).toEqual([{ job_id: id }])

  await db.deleteFrom('favorites').where('candidate_user_id', '=', candidate_user_id).execute()
  await db.deleteFrom('mails').where('to_address', '=', email).execute()
  page.loseCookies()
  await page.goto(path)
  await favoriteButton(page).click()
  await setPassword('窓辺の猫と青い自転車', true)
  expect(page.getByRole('heading', { name: '「気になる」を送りますか' })).toBeVisible()
  expect(await favorites(db, candidate_user_id)).toEqual([])
  await page.getByRole('button', { name: '「気になる」を送る', exact: true }).click()
  expect(page).toHaveURL(path)
  expect(await favorites(db, candidate_user_id)).toEqual([{ job_id: id }])
})
