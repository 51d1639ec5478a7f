import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { freePort } from '../kit/free-port.ts'
import { loseCookies } from '../kit/lose-cookies.ts'
import { serveSite } from '../kit/serve-site.ts'
import { signIn } from '../kit/sign-in/sign-in.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { signOut } from '../kit/sign-in/sign-out.ts'
import { expect, test as base } from '../kit/test.ts'
import { proxyHere, tlsProxy } from '../tls/tls-proxy.ts'
import { wireOver } from '../tls/wire-over.ts'

type Behind = { url: string; plain: string; stop: () => Promise<void> }

/** A second process of the site, which browsers reach through a proxy that ends TLS. */
async function behind(proxy: string): Promise<Behind> {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-tls-'))
  const ports = { http: await freePort(), https: await freePort(), app: await freePort() }
  const url = `https://localhost:${ports.https}`
  const settings = { PUBLIC_URL: url, TRUST_PROXY: '1', DATABASE_URL: process.env.SITE_DATABASE_URL!, DEV_INBOX: 'on' }
  const site = await serveSite(process.env.SITE_FOLDER!, { port: ports.app, settings })
  const stopProxy = await tlsProxy(proxy, folder, ports)
  const stop = async () => {
    await stopProxy()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url, plain: `http://localhost:${ports.http}`, stop }
}

const test = base.extend<{}, { tls: Behind }>({
  tls: [
    async ({}, use) => {
      const tls = await behind(proxyHere())
      await use(tls)
      await tls.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ tls }, use) => use(tls.url),
  ignoreHTTPSErrors: true,
})

// One second process is enough.
test.describe.configure({ mode: 'default' })

const password = '正しい馬とホチキス'

async function enter(page: Page, email: string) {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
}

test('a candidate signs up, returns by the link of the mail, and signs another device out', async ({ page, context, browser, db, tls }) => {
  const to = `tls${process.pid}@mebae.example`
  await page.goto('/registration/onestep')
  await page.getByLabel('メールアドレス').fill(to)
  await page.getByLabel('パスワード').fill(password)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()

  const { text } = await db.selectFrom('mails').select('text').where('to_address', '=', to).executeTakeFirstOrThrow()
  await page.goto(/https:\/\/localhost:\S+token=[\w-]+/.exec(text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await expect(page).toHaveURL(/\/registration\/complete/)
  const [cookie, ...others] = (await context.cookies()).filter(({ name }) => name.includes('candidate'))
  expect([cookie, others]).toMatchObject([{ name: '__Host-mebae_candidate', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' }, []])

  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', to).executeTakeFirstOrThrow()
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, db, id)
  await elsewhere.close()
  // With its scripts a page sends its forms as API calls, to another address.
  await page.goto('/settings/security', { waitUntil: 'networkidle' })
  const spoken = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().nextHopProtocol as unknown))
  expect(spoken).toEqual([proxyHere() === 'node' ? 'http/1.1' : 'h2'])
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }).click()
  expect(new URL((await posted).url()).pathname).toBe('/settings/security.data')
  await expect(page.getByText('ログアウトさせました。')).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL(`${tls.url}/`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a candidate comes from http, signs in by a form, lands on the page they wanted, and signs out', async ({ page, candidate, db, tls }) => {
    const password_hash = await hashPassword(password)
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', candidate.id).execute()
    await loseCookies(page)
    expect((await page.request.post(`${tls.plain}/online/api/v1/amateras/sessions/`, { data: {} })).status()).toBe(403)
    const wanted = '/settings/security'
    const answer = await page.request.get(tls.plain + wanted, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, tls.url + wanted])

    await page.goto(wanted)
    await enter(page, candidate.email)
    await expect(page).toHaveURL(tls.url + wanted)
    await expect(page.getByText(candidate.email)).toBeVisible()
    await signOut(page)
    await page.goto(wanted)
    await expect(page).toHaveURL(/\/online\/companies\/?\?next=/)
  })
})

test('a candidate and a recruiter see each other’s messages at once, and a file of almost ten megabytes arrives', async ({
  page,
  candidate,
  db,
  browser,
  tls,
}) => {
  const theirs = await browser.newContext({ baseURL: tls.url, ignoreHTTPSErrors: true, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const { company_id } = await signInMember(theirs, db)
  await page.goto(`/message/company/detail?company_id=${company_id}`)
  const buffer = Buffer.alloc(9_900_000, '計測の仕事をしてきました。\n')
  await page.getByLabel('ファイル', { exact: true }).setInputFiles({ name: '経歴.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByRole('button', { name: /経歴\.txt.?を外す/ })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('メッセージ', { exact: true }).fill('はじめまして。')
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByText('相手の返信待ち：')).toBeVisible()

  const recruiter = await theirs.newPage()
  await recruiter.goto(`/online/companies/messages/detail?candidate_id=${candidate.id}`)
  const link = recruiter.getByRole('link', { name: /経歴\.txt/ })
  const file = await theirs.request.get((await link.getAttribute('href')) ?? '')
  expect([file.status(), (await file.body()).length]).toEqual([200, buffer.length])
  await recruiter.getByLabel('メッセージ', { exact: true }).fill('ありがとうございます。')
  await recruiter.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByRole('log').getByText('ありがとうございます。')).toBeVisible()
  await theirs.close()
})

const protection = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload', 'x-content-type-options': 'nosniff' }

test('every response keeps the browser on TLS and to the content type that it names', async ({ tls }) => {
  const ask = wireOver(tls.url)
  const asset = /\/assets\/[\w.-]+\.css/.exec((await ask('GET', '/')).body)?.[0] ?? ''
  // Caddy's HTTP library refuses a path that is not UTF-8, so it never reaches the configuration.
  const unreadable = proxyHere() === 'caddy' ? [] : ['/%zz']
  const pages = ['/', '/_root.data', '/mypage', '/nothing/here', ...unreadable, '/healthz', '/metrics']
  const files = [asset, '/favicon.svg', '/robots.txt', '/sitemap.xml', '/job_offer/feed.rss', '/demo/pictures/banners/1.svg', '/builds/latest.json']
  const calls = ['v1/openapi.json', 'v1/amateras/masters/', 'v1/amateras/nothing/'].map((path) => `/online/api/${path}`)
  const asked = [...pages, ...files, ...calls].map((path) => ['GET', path] as const)
  const refused = [
    ['PUT', '/'],
    ['POST', '/'],
    ['DELETE', '/online/api/v1/amateras/masters/'],
    ['PROPFIND', '/'],
  ] as const
  for (const [method, path] of [...asked, ...refused]) {
    const { headers } = await ask(method, path)
    expect([method, path, headers]).toEqual([method, path, expect.objectContaining(protection)])
  }
})

test("where neither proxy is installed, Node's own server ends TLS", async ({ tls: first }) => {
  const isNode = proxyHere() === 'node'
  const tls = isNode ? first : await behind('node')
  const ask = wireOver(tls.url)
  const action = { path: '/online/companies.data', body: 'email=nobody%40mebae.example&password=wrong' }
  const signIn = (origin: string) => ask('POST', action.path, { origin }, action.body)
  expect((await signIn(tls.url)).body).toContain('WRONG_PASSWORD')
  for (const origin of [tls.url.replace('https', 'http'), 'https://localhost', 'null']) expect((await signIn(origin)).status).toBe(403)
  if (!isNode) await tls.stop()
})
