import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#server/platform/database/connect.ts'
import { mailSink } from '../kit/mail-sink.ts'
import { serveSite } from '../kit/serve-site.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test as base } from '../kit/test.ts'

const secret = { SECRET_KEY: 'q'.repeat(43), DEMO_DATA: 'off', DEV_INBOX: 'off' }

/** An empty site of two processes without a mail server: the first sends no mails, the second serves nobody. */
const test = base.extend<{}, { own: { url: string; database: string; sink: Awaited<ReturnType<typeof mailSink>> } }>({
  own: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mebae-mail-settings-'))
      const database = `postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`
      const sink = await mailSink()
      sink.refuses = false
      const first = await serveSite(folder, { settings: { ...secret, WORKER: 'off' } })
      const second = await serveSite(folder, { settings: { ...secret, DATABASE_URL: database } })
      await use({ url: first.url, database, sink })
      await second.stop()
      await first.stop()
      sink.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  db: async ({ own }, use) => {
    const db = connect(own.database)
    await use(db)
    await db.destroy()
  },
})

test('a mail server and a sender that are saved at one process are used by the other', async ({ page, context, db, own }) => {
  await signInOperator(context, db)
  await page.goto('/operator/settings/detail?group=mail')
  await page.getByLabel('差出人').fill('横丁 <desk@yokocho.example>')
  await page.getByLabel('メールサーバー').fill(`smtp://127.0.0.1:${own.sink.port}`)
  await page.getByLabel('off').check()
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  await page.getByRole('button', { name: 'この内容で保存' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await page.getByRole('button', { name: '自分にテストのメールを送る' }).click()
  await expect(page.getByText('テストのメールを送りました')).toBeVisible()
  await expect.poll(() => own.sink.from, { timeout: 30_000 }).toEqual(['desk@yokocho.example'])
})
