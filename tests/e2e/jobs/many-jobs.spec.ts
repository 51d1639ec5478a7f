import { aPosting } from '#contract/jobs/posting-lint/testing.ts'
import { countActs } from '../kit/count-acts.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

// Chosen without a condition, the page says what is missing, which the browser logs.
test.use({ expected: /status of 422/ })

const FIFTY = 50
/** Of an occupation for which no other journey searches: fifty new jobs come before all others. */
const other = { position: '灯台守', tagline: '沖の灯台を守ります。', job_fields: [13], required_skills: '・海の上で働いた経験' }

test('fifty jobs go from a file to public, with one condition written into all of them on the way', async ({ page, context, db, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db)
  const word = `灯台守${Date.now()}`
  const job_offers = Array.from({ length: FIFTY }, (_, at) => ({ ...aPosting(other).job, position_title: `${word}${at + 1}`, smoking_rule: '' }))
  const { tap, type, counted } = countActs()
  await page.goto('/online/companies/job_offers/transfer')
  const file = { name: 'jobs.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ format: 'mebae.job_offers', job_offers })) }
  await page.getByLabel('ファイル').setInputFiles(file)
  await tap(page.getByRole('button', { name: 'インポート', exact: true }))
  await expect(page.getByText('50件を取り込みました。', { exact: false })).toBeVisible()
  const drafts = page.getByRole('table', { name: '下書き' })
  await expect(drafts.getByRole('link', { name: `${word}1`, exact: true })).toBeVisible()
  await noAxeFindings(page)

  await expect(drafts.getByRole('checkbox', { checked: true })).toHaveCount(FIFTY)
  await type(page.getByLabel('内容'), '敷地内禁煙（喫煙場所なし）')
  await tap(page.getByRole('button', { name: '選んだ下書きに入力' }))
  await expect(page.getByText(`変更しました ${FIFTY}件`)).toBeVisible()

  await expect(drafts.getByRole('checkbox', { checked: true })).toHaveCount(FIFTY)
  await tap(page.getByRole('button', { name: '公開の内容を確認' }))
  await expect(page.getByText(`すぐに公開 ${FIFTY}件`)).toBeVisible()
  const published = () => db.selectFrom('job_offers').select('id').where('company_id', '=', company_id).where('state', '=', 'published').execute()
  expect(await published()).toEqual([])
  await noAxeFindings(page)
  await tap(page.getByRole('button', { name: `${FIFTY}件を公開` }))
  await expect(page.getByText(`公開しました ${FIFTY}件`)).toBeVisible()
  expect(await published()).toHaveLength(FIFTY)
  expect(counted()).toEqual({ taps: 5, fields: 1, screens: 0 })
  // Other journeys read the newest jobs of this site.
  await db.deleteFrom('job_offers').where('company_id', '=', company_id).execute()
})

test('a recruiter who chose nothing is told so, and what cannot be published stays a draft with its reason', async ({ page, context, db }) => {
  const { company_id } = await ownDesk(context, db)
  await db.insertInto('job_offers').values({ company_id, position_title: '書きかけの求人' }).execute()
  await page.goto('/online/companies/job_offers/drafts')
  await page.getByRole('button', { name: '公開の内容を確認' }).click()
  await expect(page.getByText('求人を選んでください。')).toBeVisible()
  await page.getByRole('checkbox', { name: /書きかけの求人/ }).check()
  await page.getByRole('button', { name: '公開の内容を確認' }).click()
  await expect(page.getByText('要修正のため公開しない 1件')).toBeVisible()
  await expect(page.getByRole('button', { name: /件を公開$/ })).toHaveCount(0)
})
