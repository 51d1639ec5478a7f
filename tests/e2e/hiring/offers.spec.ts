import type { BrowserContext, Page } from '@playwright/test'
import { postedTerms } from '#contract/hiring/offers/offer-term-names.ts'
import { wholeTerms } from '#server/hiring/offers/whole-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inDays } from '../kit/in-days.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { addApplicant } from '../kit/data/add-applicant.ts'
import { addOffer } from '../kit/data/add-offer.ts'
import { expect, test } from '../kit/test.ts'

// A form that lacks something, and an answer that comes too late, are refused on purpose.
test.use({ expected: /status of (422|400)/ })

/** A selection of the signed-in candidate, for a job whose posting says what an offer can take over. */
async function addSelection(db: Database, candidate_user_id: string) {
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: '株式会社こもれび計測', state: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const posting = Object.fromEntries(postedTerms.map((field) => [field, wholeTerms[field]]))
  const at = new Date().toISOString()
  const { id: job_id } = await db
    .insertInto('job_offers')
    .values({
      ...posting,
      company_id,
      position_title: '計測の基盤をつくるエンジニア',
      description: wholeTerms.description,
      min_salary: 500,
      max_salary: 700,
      pay_min: 400_000,
      pay_max: 500_000,
      prefectures: [13],
      state: 'published',
      published_at: at,
      confirmed_at: at,
      confirmed_by: '試験',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { company_id, application: await addApplicant(db, company_id, { candidate_user_id, job_id }) }
}

async function desk(theirs: BrowserContext, db: Database, company_id: number): Promise<Page> {
  await signInMember(theirs, db, { company_id, role: 'recruiter' })
  return theirs.newPage()
}

test('a company writes an offer from the posting, says why it differs, and the candidate accepts it', async ({
  page,
  browser,
  db,
  candidate,
  noAxeFindings,
}) => {
  const { company_id, application } = await addSelection(db, candidate.id)
  const theirs = await browser.newContext()
  const recruiter = await desk(theirs, db, company_id)
  await recruiter.goto(`/online/companies/selection/detail?id=${application}`)
  await recruiter.getByRole('link', { name: 'オファーを作成' }).click()
  const field = (name: string) => recruiter.locator(`[name="${name}"]`)
  await expect(field('terms.default_starting_time')).toHaveValue('09:30')
  await field('terms.holiday').fill('土日')
  await recruiter.getByRole('button', { name: '確認へ進む' }).click()
  await expect(recruiter.getByRole('alert')).toContainText('か所を直してください')
  await expect(recruiter.getByText('賃金の支払日を入力してください。')).toBeVisible()
  await expect(recruiter.getByText('「休日」が求人票と違う理由を入力してください。')).toBeVisible()
  await noAxeFindings(recruiter)

  const written: [string, string][] = [
    ['terms.start_on', inDays(60, '00:00').slice(0, 10)],
    ['terms.paid_leave', wholeTerms.paid_leave],
    ['terms.pay_min', '420,000'],
    ['terms.min_salary', '520'],
    ['terms.closing_day', wholeTerms.closing_day],
    ['terms.pay_day', wholeTerms.pay_day],
    ['terms.pay_method', wholeTerms.pay_method],
    ['terms.retirement_allowance', wholeTerms.retirement_allowance],
    ['terms.resignation', wholeTerms.resignation],
    ['reasons.holiday', '年末年始の休みは、会社のカレンダーで決めるため。'],
    ['answer_due_on', inDays(10, '00:00').slice(0, 10)],
    ['message', 'ご一緒できることを楽しみにしています。'],
  ]
  for (const [name, value] of written) await field(name).fill(value)
  await recruiter.getByRole('button', { name: '確認へ進む' }).click()
  await expect(recruiter.getByRole('heading', { level: 1, name: '候補者に届くオファー' })).toBeVisible()
  await expect(recruiter.getByRole('region', { name: '求人票との違い' })).toContainText('年末年始の休みは')
  await noAxeFindings(recruiter)
  await recruiter.getByRole('button', { name: '送信する' }).click()
  await expect(recruiter.getByRole('article', { name: '第1版' })).toContainText('回答待ち')

  await page.goto(`/message/company/detail?company_id=${company_id}`)
  await page.getByRole('link', { name: '条件を見て回答する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'オファー' })).toBeVisible()
  await expect(page.getByRole('region', { name: '求人票との違い' })).toContainText('年末年始の休みは')
  await expect(page.getByRole('region', { name: '賃金', exact: true })).toContainText('月給 42万円')
  await noAxeFindings(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDFをダウンロード' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByText('承諾する', { exact: true }).click()
  await page.getByRole('button', { name: 'この条件で承諾する' }).click()
  await expect(page.getByText('オファーを承諾し、企業に伝えました。')).toBeVisible()
  await expect(page.getByRole('button', { name: 'この条件で承諾する' })).toHaveCount(0)

  await recruiter.reload()
  await expect(recruiter.getByRole('article', { name: '第1版' })).toContainText('承諾：')
  await theirs.close()
})

test('an offer that is withdrawn while it is read is not accepted, and the page says why', async ({ page, browser, db, candidate }) => {
  const { company_id, application } = await addSelection(db, candidate.id)
  const offer = await addOffer(db, candidate.id)
  await page.goto(`/message/offer?id=${offer}`)
  await page.getByText('承諾する', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'この条件で承諾する' })).toBeVisible()

  const theirs = await browser.newContext()
  const recruiter = await desk(theirs, db, company_id)
  await recruiter.goto(`/online/companies/selection/offer?id=${application}`)
  await recruiter.getByText('取り下げる', { exact: true }).click()
  await recruiter.getByLabel('取り下げる理由').fill('入社日を改めてご相談させてください。')
  await recruiter.getByRole('button', { name: '取り下げて候補者に伝える' }).click()
  await expect(recruiter.getByText('オファーを取り下げ、候補者に伝えました。')).toBeVisible()

  await page.getByRole('button', { name: 'この条件で承諾する' }).click()
  await expect(page.getByText('回答は送られませんでした。')).toBeVisible()
  await expect(page.getByText('企業が取り下げたため、回答できません。')).toBeVisible()
  expect(await db.selectFrom('applications').select('step').where('id', '=', application).executeTakeFirstOrThrow()).toEqual({ step: 'entry' })
  await theirs.close()
})
