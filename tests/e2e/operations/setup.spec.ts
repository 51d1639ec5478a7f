import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../kit/free-port.ts'
import { serveSite } from '../kit/serve-site.ts'
import { expect, test as base } from '../kit/test.ts'

type Fresh = { url: string; link: string; smtp: string; received: string[] }

/** A public site that nobody has set up, and a mail server. Browsers reach every name under localhost on this machine. */
const test = base.extend<{}, { fresh: Fresh }>({
  fresh: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mebae-setup-'))
      const port = await freePort()
      const url = `http://setup.localhost:${port}`
      const received: string[] = []
      const mails = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onData: (stream, { envelope }, done) => {
          stream.resume().on('end', () => {
            received.push(...envelope.rcptTo.map(({ address }) => address))
            done()
          })
        },
      })
      mails.listen(0, '127.0.0.1')
      await once(mails.server, 'listening')
      const { stop, said } = await serveSite(folder, { port, settings: { PUBLIC_URL: url, JOB_INFORMATION_NUMBER: '51-募-000001' } })
      const [link = ''] = /http:\/\/setup\.localhost:\d+\/setup\?token=\S+/.exec(said()) ?? []
      await use({ url, link, received, smtp: `smtp://127.0.0.1:${(mails.server.address() as AddressInfo).port}` })
      await stop()
      mails.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ fresh }, use) => use(fresh.url),
  expected: /status of (404|410|422|503)/,
})

const facts = {
  運営者の名前: '株式会社よこちょう',
  代表者の氏名: '横丁 花子',
  住所: '東京都千代田区1-1-1',
  開示や苦情を受けるメールアドレス: 'desk@jobs.example',
  電気通信事業の届出番号: 'A-01-00001',
  '苦情・相談の窓口の名前': '相談窓口',
  'サーバーの置き場所と、運用を頼む先': '日本国内',
}

test('from the link of the console to the opening, every step in the browser', async ({ page, browser, fresh, noAxeFindings }) => {
  test.slow()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(fresh.url))?.status()).toBe(503)
  await expect(visitor.getByText('ただいま準備中です')).toBeVisible()

  await page.goto(fresh.link)
  await expect(page).toHaveURL(`${fresh.url}/setup`)
  await visitor.goto(fresh.link)
  await expect(visitor.getByText('このリンクは使えません')).toBeVisible()
  await noAxeFindings(page)
  await page.getByLabel('メールアドレス').fill('first@jobs.example')
  await page.getByLabel('氏名').fill('運営 花子')
  await page.getByLabel('パスワード', { exact: true }).fill('password')
  await button('登録して、二段階認証へ進む').click()
  await expect(page.getByText('推測されやすい')).toBeVisible()
  await expect(page.getByLabel('メールアドレス')).toHaveValue('first@jobs.example')
  await page.getByLabel('パスワード', { exact: true }).fill('正しい馬とホチキス')
  await button('登録して、二段階認証へ進む').click()
  await expect(page).toHaveURL(/second_factor/)
  const [secret = ''] = /(?:[A-Z2-7]{4} ?){8}/.exec(await page.getByRole('main').innerText()) ?? []
  await page.getByLabel('認証コード（6桁）').fill(new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate())
  await button('設定する').click()
  await page.getByRole('link', { name: '保存したので次へ' }).click()

  await expect(page.getByText('いまのブラウザーのアドレスと同じです。')).toBeVisible()
  await noAxeFindings(page)
  await page.getByLabel('名前', { exact: true }).fill('横丁求人')
  await button('保存して次へ').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('初期設定：法律の記載')
  await expect(page.getByText('51-募-000001').first()).toBeVisible()
  await noAxeFindings(page)
  for (const [label, value] of Object.entries(facts)) await page.getByLabel(label).fill(value)
  await button('保存して次へ').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('初期設定：メール')
  await page.getByLabel('差出人').fill('no-reply@jobs.example')
  await page.getByLabel('メールサーバー').fill(fresh.smtp)
  await page.getByText('off', { exact: true }).click()
  await button('保存して、この画面で試す').click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await expect(page.getByLabel('メールサーバー')).toHaveValue('')
  await button('自分にテストのメールを送る').click()
  await expect(page.getByText('を受け取りました')).toBeVisible()
  expect(fresh.received).toContain('first@jobs.example')
  await noAxeFindings(page)
  await page.getByRole('link', { name: '保存せずに次へ' }).click()

  await button('鍵ペアを作成').click()
  await expect(page.getByLabel('秘密鍵')).toHaveValue(/AGE-SECRET-KEY-1/)
  await noAxeFindings(page)
  await button('保存した場所に書けるかを試す').click()
  await expect(page.getByText('に書けました')).toBeVisible()
  await page.getByRole('link', { name: '保存せずに次へ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('初期設定：ログイン')
  await noAxeFindings(page)
  await page.getByRole('link', { name: '保存せずに次へ' }).click()
  await expect(page.getByText('サーバーとデータベースの時計の差')).toBeVisible({ timeout: 15_000 })
  await noAxeFindings(page)

  await page.goto('/')
  await expect(page.getByText('公開前です。')).toBeVisible()
  await page.goto('/setup/open')
  await noAxeFindings(page)
  await button('サイトを公開する').click()
  await expect(page.getByText('サイトを公開しました。')).toBeVisible()
  await expect.poll(async () => (await visitor.goto(fresh.url))?.status()).toBe(200)
  expect((await visitor.goto(fresh.link))?.status()).toBe(404)
  await page.goto('/setup/legal')
  await expect(page).toHaveURL(`${fresh.url}/operator/setup`)
})
