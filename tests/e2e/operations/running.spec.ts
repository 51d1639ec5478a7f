import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '#server/platform/database/connect.ts'
import { mailSink } from '../kit/mail-sink.ts'
import { serveSite } from '../kit/serve-site.ts'
import { signInNew } from '../kit/sign-in/sign-in-new.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test as base } from '../kit/test.ts'

/** A separate, empty site with a mail server: another process would take its mails and send none. */
const test = base.extend<{}, { own: { url: string; folder: string; sink: Awaited<ReturnType<typeof mailSink>> } }>({
  own: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mebae-running-'))
      const sink = await mailSink()
      const settings = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, SMTP_STARTTLS: 'off', MAIL_FROM: 'no-reply@mebae.example', DEMO_DATA: 'off' }
      const { url, stop } = await serveSite(folder, { settings })
      await use({ url, folder, sink })
      await stop()
      sink.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  db: async ({ own }, use) => {
    const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(join(own.folder, 'postgres'))}`)
    await use(db)
    await db.destroy()
  },
})

// One separate site is enough.
test.describe.configure({ mode: 'default' })

test('an operator sees a refused mail, sends it again, and it arrives', async ({ page, context, db, own }) => {
  const to = 'hanako@mebae.example'
  own.sink.refuses = true
  const mail = await db
    .insertInto('mails')
    .values({ kind: 'verify_email', to_address: to, subject: '確認', text: '確認', html: '確認' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`select from graphile_worker.add_job('deliver_mail', json_build_object('mail_id', ${mail.id}::text))`.execute(db)
  await signInOperator(context, db)
  await expect(async () => {
    await page.goto('/operator/mails?mail_state=failed')
    await expect(page.getByRole('row', { name: /h\*\*\*@mebae.example/ })).toContainText('EENVELOPE 550', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(page.locator('main')).not.toContainText('hanako')
  await page.goto('/operator/system')
  await expect(page.getByText('配信に失敗したメールが1通あります。')).toBeVisible()

  own.sink.refuses = false
  await page.goto('/operator/mails?mail_state=failed')
  await page.getByRole('button', { name: 'メールアドレスの確認をもう一度送る' }).click()
  await expect(page.getByText('もう一度送ります。')).toBeVisible()
  await expect.poll(() => own.sink.received, { timeout: 20_000 }).toEqual([to])
  await page.goto('/operator/tasks')
  await expect(page.getByRole('heading', { name: '定期実行ジョブ' })).toBeVisible()
})

test('a maintenance announced in an emergency appears on an open page, a second operator confirms it, and it disappears again', async ({
  page,
  context,
  browser,
  db,
  own,
  noAxeFindings,
}) => {
  const visitor = await (await browser.newContext({ baseURL: own.url })).newPage()
  await visitor.goto('/job_offer')
  await signInOperator(context, db)
  await page.goto('/operator/maintenance')
  await page.getByLabel('お知らせの文').fill('今夜、システムを入れかえます。')
  await page.getByRole('button', { name: '緊急のお知らせ' }).click()
  await expect(page.getByText('緊急に公開し、運営のメンバー全員にメールで知らせました。')).toBeVisible()
  const bar = (of: typeof page) => of.getByRole('complementary', { name: 'メンテナンスのお知らせ' }).getByText('今夜、システムを入れかえます。')
  await expect(bar(visitor)).toBeVisible({ timeout: 20_000 })
  await noAxeFindings(visitor)
  const another = await (await browser.newContext({ baseURL: own.url, javaScriptEnabled: false })).newPage()
  await another.goto('/job_offer')
  await expect(bar(another)).toBeVisible()

  const theirs = await browser.newContext({ baseURL: own.url })
  await signInOperator(theirs, db, { name: '運営 二郎' })
  const second = await theirs.newPage()
  await second.goto('/operator/approvals')
  await second.getByRole('row').filter({ hasText: '今夜、システムを入れかえます。' }).getByRole('link', { name: 'メンテナンスの知らせ' }).click()
  await noAxeFindings(second)
  await second.getByRole('button', { name: '承認して表示を続ける' }).click()
  await expect(second.getByText('承認しました。')).toBeVisible()
  await page.goto('/operator/maintenance')
  await page.getByRole('button', { name: /「.?今夜、システムを入れかえます。.?」を取り消す/ }).click()
  await expect(page.getByText('お知らせを取り消しました。')).toBeVisible()
  await expect(bar(visitor)).toBeHidden({ timeout: 20_000 })
  await another.reload()
  await expect(bar(another)).toBeHidden()
})

test('what is half written of a maintenance stays while a request beside it is decided, and begins again once it is sent', async ({
  page,
  context,
  browser,
  db,
  own,
}) => {
  await signInOperator(context, db)
  const theirs = await browser.newContext({ baseURL: own.url })
  await signInOperator(theirs, db, { name: '運営 二郎' })
  const other = await theirs.newPage()
  await other.goto('/operator/maintenance')
  await other.getByLabel('お知らせの文').fill('ほかの人の文。')
  await other.getByRole('button', { name: '承認を依頼' }).click()
  await expect(other.getByText('承認を依頼し、')).toBeVisible()
  await expect(other.getByLabel('お知らせの文')).not.toHaveValue('ほかの人の文。')

  await page.goto('/operator/maintenance')
  await page.getByLabel('お知らせの文').fill('書きかけの文。')
  await page.getByRole('button', { name: '却下' }).click()
  await expect(page.getByText('依頼を取り消しました。')).toBeVisible()
  await expect(page.getByRole('button', { name: '却下' })).toHaveCount(0)
  await expect(page.getByLabel('お知らせの文')).toHaveValue('書きかけの文。')
})

test('an operator looks up whom a page showed at an hour, and records the incident with its deadlines', async ({
  page,
  context,
  browser,
  db,
  own,
  noAxeFindings,
}) => {
  const theirs = await browser.newContext({ baseURL: own.url })
  const { id } = await signInNew(theirs, db)
  const candidate = await theirs.newPage()
  await candidate.goto('/mypage')
  await signInOperator(context, db)
  await expect(async () => {
    await page.goto('/operator/leaks')
    await page.getByLabel('経路').fill('page /mypage')
    await page.getByRole('button', { name: '調べる' }).click()
    await expect(page.getByRole('heading', { name: '影響のある人 1人' })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 40_000 })
  await expect(page.getByRole('rowheader', { name: id })).toBeVisible()
  await noAxeFindings(page)

  await page.getByText('この人たちの記録を作成').click()
  await page.getByLabel('題名').fill('訓練: マイページの混線')
  await page.getByRole('button', { name: '記録を作成' }).click()
  await expect(page.getByRole('heading', { name: '訓練: マイページの混線' })).toBeVisible()
  await expect(page.getByLabel('速報の下書き')).toHaveValue(/page \/mypage/)
})
