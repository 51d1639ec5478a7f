import type { Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { countActs } from '../kit/count-acts.ts'
import { mailTo } from '../kit/data/mail-to.ts'
import { loseCookies } from '../kit/lose-cookies.ts'
import { expect, test } from '../kit/test.ts'

// The targets of docs/decisions/0091: a new person needs at most nine taps and five screens from a job to an application, a known one three taps.
test.use({ viewport: { width: 360, height: 740 } })

/** The first one of the list whose company takes applications. */
async function openJob(page: Page, db: Database) {
  const companies = db.selectFrom('job_offers').innerJoin('companies', 'companies.id', 'company_id')
  const taking = new Set((await companies.select('job_offers.id').where('deny_company_apply', '=', false).execute()).map(({ id }) => id))
  await page.goto('/job_offer/search?employment_types=1')
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const ids = await links.evaluateAll((all) => all.map((link) => Number(new URL((link as HTMLAnchorElement).href).searchParams.get('id'))))
  const at = ids.findIndex((id) => taking.has(id))
  expect(at).toBeGreaterThanOrEqual(0)
  await links.nth(at).click()
  await expect(page).toHaveURL(/\/job_offer\/detail/)
  return Number(new URL(page.url()).searchParams.get('id'))
}
const applyLink = (page: Page) => page.getByRole('link', { name: '応募する', exact: true }).last()

test('a new person needs at most nine taps and five screens from a job to an application, and opens the mail on another device', async ({
  page,
  db,
  noAxeFindings,
}) => {
  const address = `act${process.pid}x${Date.now()}@mebae.example`
  const { seen, look, tap, type } = countActs()
  const job_id = await openJob(page, db)
  await look(page)
  await tap(applyLink(page))
  const dialog = page.getByRole('dialog', { name: '応募する' })
  await expect(dialog.getByRole('heading', { name: /^応募には登録が必要です/ })).toBeVisible()
  await noAxeFindings(page)
  await look(page)
  await type(page.getByLabel('メールアドレス'), address)
  await tap(page.getByRole('checkbox', { name: /16歳以上/ }))
  await tap(page.getByRole('button', { name: '確認メールを受け取る' }))
  await expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
  await look(page)
  const { link } = await mailTo(page, address)
  await loseCookies(page)
  // The link of the mail is a tap, too.
  seen.taps++
  await page.goto(link)
  await look(page)
  await tap(page.getByRole('button', { name: '登録を完了する' }))
  await expect(page).toHaveURL(new RegExp(`/job_offer/apply\\?id=${job_id}&`))
  await look(page)
  await noAxeFindings(page)
  await tap(page.getByRole('button', { name: 'このまま応募する' }))
  await expect(page.getByRole('heading', { level: 1, name: '応募しました' })).toBeVisible()
  await noAxeFindings(page)

  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', address).executeTakeFirstOrThrow()
  expect(await db.selectFrom('applications').select('job_id').where('candidate_user_id', '=', id).execute()).toEqual([{ job_id }])
  expect(seen.screens).toHaveLength(5)
  expect({ taps: seen.taps, fields: seen.fields }).toEqual({ taps: 7, fields: 1 })
})

test('a known person applies in a sheet over the job with two taps; Escape and Back close it where it was opened', async ({ page, candidate, db }) => {
  const told = { name: '佐藤 花', job_summary: '監視を8年。', user_desired_job_fields: [18] }
  await db.updateTable('candidate_profiles').set(told).where('candidate_user_id', '=', candidate.id).execute()
  const job_id = await openJob(page, db)
  const job = page.url()
  const sheet = page.getByRole('dialog', { name: '応募する' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => sheet.getByRole('link', { name: '閉じる' }).click()]) {
    await applyLink(page).click()
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeFocused()
    await close()
    await expect(page).toHaveURL(job)
    await expect(sheet).toHaveCount(0)
  }
  const { seen, look, tap } = countActs()
  await look(page)
  await tap(applyLink(page))
  await expect(sheet.getByText('佐藤 花さん', { exact: false }).first()).toBeVisible()
  await look(page)
  // The card follows the ticks, in the words of the company's pages.
  await sheet.getByRole('checkbox', { name: /^氏名/ }).click()
  await expect(sheet.getByText(/^求職者 [0-9A-F]{4}（/)).toBeVisible()
  await sheet.getByRole('checkbox', { name: /^氏名/ }).click()
  await expect(sheet.getByText(/^佐藤 花さん（/)).toBeVisible()
  await tap(sheet.getByRole('button', { name: '応募する', exact: true }))
  const done = page.getByRole('dialog', { name: '応募しました' })
  await expect(done.getByRole('heading', { level: 1 })).toBeFocused()
  expect(seen.screens).toHaveLength(2)
  expect(seen.taps).toBe(2)
  expect(await db.selectFrom('applications').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([{ job_id }])
  await page.goBack()
  await expect(page).toHaveURL(job)
  await expect(page.getByRole('link', { name: '応募しました' }).last()).toBeVisible()
})
