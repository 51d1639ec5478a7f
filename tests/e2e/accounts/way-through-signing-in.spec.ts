import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#server/platform/database/connect.ts'
import { signIn } from '../kit/sign-in/sign-in.ts'
import { loseCookies } from '../kit/lose-cookies.ts'
import { expect, test } from '../kit/test.ts'
import { addSomebody } from '../kit/data/add-somebody.ts'
import { typeSignIn } from '../kit/data/type-sign-in.ts'

test.use({ viewport: { width: 360, height: 740 } })

const favoriteButton = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()

async function openJob(page: Page) {
  await page.goto('/job_offer/search?employment_types=1')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/job_offer\/detail/)
  return { id: Number(new URL(page.url()).searchParams.get('id')), path: page.url() }
}

/** Sets up an authenticator app and signs out; returns two recovery codes, which do not depend on the clock. */
async function useApp(page: Page, db: Database, candidate_user_id: string) {
  await signIn(page.context(), db, candidate_user_id)
  await page.goto('/settings/security/second_factor')
  const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('認証コード（6桁）').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: '設定する' }).click()
  const codes = page.locator('.recovery-codes code')
  await expect(codes).toHaveCount(10)
  const [first = '', second = ''] = await codes.allTextContents()
  await loseCookies(page)
  return [first, second] as const
}

async function typeFactor(page: Page, code: string) {
  await expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
  await page.getByLabel('認証コード（6桁）').fill(code)
  await page.getByRole('button', { name: '確認', exact: true }).click()
}

test('the second factor keeps the job: the heart is set after it, and 応募する ends on the form', async ({ page, db }) => {
  const { id: candidate_user_id, email } = await addSomebody(db)
  const [first, second] = await useApp(page, db, candidate_user_id)
  const { id, path } = await openJob(page)
  await favoriteButton(page).click()
  await typeSignIn(page, email)
  await typeFactor(page, first)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('status').filter({ hasText: '「気になる」を送りました。' })).toBeVisible()
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', candidate_user_id).execute()).toEqual([{ job_id: id }])

  await loseCookies(page)
  await page.goto(path)
  await page.getByRole('link', { name: '応募する', exact: true }).last().click()
  await page.getByRole('button', { name: 'ログインして応募する' }).click()
  // The sheet has a field for an address, too.
  await expect(page).toHaveURL(/\/online\/companies/)
  await typeSignIn(page, email)
  await typeFactor(page, second)
  await expect(page).toHaveURL(new RegExp(`/job_offer/apply\\?id=${id}&`))
  await expect(page.getByRole('heading', { level: 1, name: '応募する' })).toBeVisible()
})
