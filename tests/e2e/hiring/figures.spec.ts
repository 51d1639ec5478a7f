import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { expect, test } from '../kit/test.ts'
import { ownDesk } from '../kit/data/own-desk.ts'

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

async function addJob(db: Database, company_id: number) {
  const job = { position_title: '灯台の保守', description: '灯りを守ります。', min_salary: 400, max_salary: 500 }
  const { id } = await db
    .insertInto('job_offers')
    .values({ ...job, company_id, state: 'published', published_at: ago(2), confirmed_at: ago(2), confirmed_by: '試験' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Candidates who applied and whom the company answered after a day. */
async function addAnswered(db: Database, company_id: number, count: number) {
  for (let one = 0; one < count; one++) {
    const { id: candidate_user_id } = await db
      .insertInto('accounts')
      .values({ kind: 'candidate', email: `${randomUUID()}@candidate.example`, email_verified_at: ago(40) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('candidate_users').values({ id: candidate_user_id }).execute()
    const parties = { candidate_user_id, company_id }
    // From one look at the clock: a millisecond more than a day counts as two.
    const applied = Date.now() - (20 + one) * DAY
    const answer = JSON.stringify({ kind: 'message', by_member: true, letters: 20, text_key: candidate_user_id })
    await db
      .insertInto('events')
      .values([
        { ...parties, kind: 'applied', actor: 'candidate', at: new Date(applied).toISOString(), detail: '{}' },
        { ...parties, kind: 'message_sent', actor: 'company', at: new Date(applied + DAY).toISOString(), detail: answer },
      ])
      .execute()
  }
}

/** Applications of ten days ago that were answered a day later. */
async function addBegun(db: Database, company_id: number, count: number) {
  for (let one = 0; one < count; one++) {
    const { id: thread_id } = await db.insertInto('threads').values({ company_id }).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('messages').values({ thread_id, client_id: thread_id, number: 1, company: false, message: '応募します。' }).execute()
    await db
      .insertInto('applications')
      .values({ company_id, thread_id, applied_at: ago(10), first_answered_at: ago(9) })
      .execute()
  }
}

/** Moves everything that many days into the past. Only a superuser can change the ledger. */
const passDays = (db: Database, candidate_user_id: string, days: number) =>
  db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    const gap = sql`make_interval(days => ${days})`
    await sql`update events set at = at - ${gap} where candidate_user_id = ${candidate_user_id}`.execute(db)
    await sql`update threads set turn_since = turn_since - ${gap}, answer_due_at = answer_due_at - ${gap}, last_message_at = last_message_at - ${gap}
      where candidate_user_id = ${candidate_user_id}`.execute(db)
  })

test('a candidate applies, the company does not answer: both read 返信なし, and the figure changes the night after', async ({
  page,
  browser,
  db,
  candidate,
}) => {
  const theirs = await browser.newContext({ baseURL: process.env.BASE_URL })
  const { company_id } = await ownDesk(theirs, db)
  const job_id = await addJob(db, company_id)
  await addAnswered(db, company_id, 9)
  const desk = await theirs.newPage()
  const figures = desk.getByRole('region', { name: /返信の実績/ })
  await desk.goto('/online/companies/figures')
  await expect(figures).toContainText('9件中9件')
  await expect(figures).toContainText('あと1件で公開されます。')
  await page.goto(`/company/detail?id=${company_id}`)
  await expect(page.getByRole('complementary', { name: '求人と会社の返信' })).not.toContainText('件中')

  await page.goto(`/job_offer/apply?id=${job_id}`)
  await page.getByLabel('メッセージ').fill('灯りを守る仕事に応募します。')
  await page.getByRole('button', { name: 'このまま応募する' }).click()
  await page.getByRole('link', { name: '応募を見る' }).click()
  await expect(page.getByRole('log')).toContainText('灯りを守る仕事に応募します。')
  await desk.goto('/online/companies/dashboard')
  const waiting = desk.getByRole('region', { name: /対応が必要/ })
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(waiting).toContainText('まで')

  await passDays(db, candidate.id, 9)
  await page.goto('/message/list')
  await expect(page.getByText('返信なし 2日')).toBeVisible()
  await page.goto('/message/applications')
  await expect(page.getByText('返信なし 2日')).toBeVisible()
  await desk.reload()
  await expect(waiting).toContainText('返信なし 2日')
  await expect(waiting).toContainText('1人には、期限を過ぎたため「返信なし」と表示されています。')
  for (const path of ['messages', 'selection']) {
    await desk.goto(`/online/companies/${path}`)
    await expect(desk.getByText('返信なし 2日・要返信').first()).toBeVisible()
  }
  await desk.goto('/online/companies/figures')
  await expect(figures).toContainText('10件中9件')
  await expect(figures).toContainText('あすの朝から公開されます。')

  await sql`select graphile_worker.add_job('measure_responses', '{}'::json)`.execute(db)
  const aside = page.getByRole('complementary', { name: '求人と会社の返信' })
  await expect(async () => {
    await page.goto(`/company/detail?id=${company_id}`)
    await expect(aside).toContainText('10件中9件', { timeout: 1_000 })
  }).toPass()
  await desk.reload()
  await expect(figures).toContainText('公開中：回答 90%')
  await theirs.close()
})

test('the site counts the visitors of a page, and shows the count from five on', async ({ page, context, browser, db }) => {
  const { company_id } = await ownDesk(context, db)
  const job_id = await addJob(db, company_id)
  const visitor = await (await browser.newContext({ baseURL: process.env.BASE_URL })).newPage()
  const views = async () => (await db.selectFrom('company_view_counts').select('views').where('job_id', '=', job_id).executeTakeFirst())?.views ?? 0
  for (let time = 1; time <= 5; time++) {
    await visitor.goto(`/job_offer/detail?id=${job_id}`)
    await expect.poll(views).toBe(time)
    if (time === 4) {
      await page.goto('/online/companies/figures')
      await expect(page.getByRole('row', { name: /灯台の保守/ })).toHaveCount(1)
      await expect(page.getByRole('row', { name: /灯台の保守/ })).toContainText('5未満')
    }
  }
  await page.reload()
  await expect(
    page
      .getByRole('row', { name: /灯台の保守/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('5')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSVをダウンロード' }).click()])
  expect(download.suggestedFilename()).toMatch(/^figures-.*\.csv$/)
  await visitor.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  test('the selections of a period are read and taken along as a file', async ({ page, context, db }) => {
    const { company_id } = await ownDesk(context, db)
    await addBegun(db, company_id, 5)
    await page.goto('/online/companies/figures')
    await page.getByRole('navigation', { name: '数字のページ' }).getByRole('link', { name: '選考' }).click()
    await expect(page.getByText('数えられる選考は、まだありません')).toHaveCount(0)
    await page.getByRole('navigation', { name: '期間' }).getByRole('link', { name: '90日' }).click()
    await expect(page).toHaveURL(/\?days=90$/)
    const stages = page.getByRole('region', { name: '選考ファネル' })
    await expect(stages.getByRole('row', { name: /企業の返信/ }).last()).toContainText('100%（5件中5件）')
    const [download] = await Promise.all([page.waitForEvent('download'), stages.getByRole('link', { name: 'CSVをダウンロード' }).click()])
    expect(download.suggestedFilename()).toMatch(/^selection-stages-.*\.csv$/)
    // A median leads to what it is the middle of, also where a screen is narrow.
    await page.setViewportSize({ width: 320, height: 740 })
    await stages.getByRole('link', { name: '24時間' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '数字に数えた選考' })).toBeVisible()
    await expect(page.getByText('最初の返信までの時間の中央値は24時間です。')).toBeVisible()
    await expect(page.getByRole('table', { name: '数字に数えた選考' }).getByRole('rowheader')).toHaveCount(5)
    expect((await page.locator('#main').boundingBox())!.width).toBeLessThanOrEqual(320)
    await page.goBack()
    await page.getByLabel('期間の最初の日').fill('2020-01-01')
    await page.getByLabel('期間の最後の日').fill('2020-01-31')
    await page.getByRole('button', { name: '表示' }).click()
    await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-31$/)
    await expect(stages.getByRole('row', { name: /応募・承諾/ }).last()).toContainText('0')
    const { width } = (await page.locator('#main').boundingBox())!
    expect(width).toBeLessThanOrEqual(360)
  })
  test('charts are horizontal and nothing is wider than the screen, also without scripts', async ({ page, context, db }) => {
    const { company_id } = await ownDesk(context, db)
    await addJob(db, company_id)
    await addAnswered(db, company_id, 3)
    await page.goto('/online/companies/figures?days=90')
    const chart = page.getByRole('figure', { name: '最初の返信まで' })
    await chart.getByText('表で見る').click()
    await expect(chart.getByRole('row', { name: /1日以内/ })).toContainText('3件')
    const { width } = (await page.locator('#main').boundingBox())!
    expect(width).toBeLessThanOrEqual(360)
  })
})
