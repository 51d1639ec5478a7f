import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

// The site answers a refused form with 422, which the browser logs.
test.use({ expected: /status of 422/ })

const api = '/online/api/v1/amateras'

test('an admin creates an API key, a program reads jobs with it, and stops when the admin revokes it', async ({
  page,
  context,
  db,
  baseURL,
  noAxeFindings,
}) => {
  const { id, company_id } = await signInMember(context, db)
  // A key goes no further than its member, who needs a second factor.
  await db.updateTable('accounts').set({ totp_secret_sealed: 'x', totp_confirmed_at: new Date().toISOString() }).where('id', '=', id).execute()
  const now = new Date().toISOString()
  const job = { position_title: '灯台の保守', description: '灯りを守ります。', state: 'published', min_salary: 400, max_salary: 500 }
  await db
    .insertInto('job_offers')
    .values({ ...job, company_id, published_at: now, confirmed_at: now, confirmed_by: '木下 遥' })
    .execute()
  await page.goto('/online/companies/settings/keys')
  await expect(page.getByText('APIキーは、まだありません。')).toBeVisible()
  await page.getByRole('link', { name: 'APIキーを発行' }).click()
  await page.getByLabel('名前').fill('採用管理システム')
  await page.getByRole('button', { name: 'APIキーを発行' }).click()
  await expect(page.getByText('許可する範囲を1つ以上選んでください。')).toBeVisible()
  await expect(page.getByLabel('名前')).toHaveValue('採用管理システム')
  await page.getByLabel('自社の求人を読む').check()
  await page.getByRole('button', { name: 'APIキーを発行' }).click()
  await expect(page.getByRole('heading', { name: 'キーを作りました' })).toBeVisible()
  await noAxeFindings(page)
  const key = (await page.getByText(/^mebae_/).textContent())!

  const ask = (path: string) => fetch(`${baseURL}${api}${path}`, { headers: { authorization: `Bearer ${key}` } })
  const jobs = await ask('/company_users/job_offers/')
  expect((await jobs.json()).jobs[0].position_title).toBe('灯台の保守')
  expect((await ask('/company_users/message_candidates/')).status).toBe(403)

  await page.getByRole('link', { name: '完了' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  const used = page.getByRole('row', { name: '採用管理システム' }).getByRole('cell').nth(2)
  await expect(used).toContainText('今日')
  await page.getByRole('button', { name: /「.?採用管理システム.?」を停止/ }).click()
  await expect(page.getByText('いまから使えません')).toBeVisible()
  expect((await ask('/company_users/job_offers/')).status).toBe(401)
  await noAxeFindings(page)
})

test('an admin adds an endpoint, which receives a signed test event, and the delivery log shows it', async ({ page, context, db, noAxeFindings }) => {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
    response.writeHead(heard.length === 1 ? 204 : 500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  await signInMember(context, db)
  await page.goto('/online/companies/settings/webhooks')
  await page.getByLabel('URL').fill('https://10.0.0.1/hooks')
  await page.getByRole('button', { name: 'エンドポイントを追加' }).click()
  await expect(page.getByText('インターネットから届くホスト名を入力してください。')).toBeVisible()
  await page.getByLabel('URL').fill(url)
  await page.getByRole('button', { name: 'エンドポイントを追加' }).click()
  await expect(page.getByRole('heading', { name: '署名の鍵' })).toBeVisible()
  const secret = (await page.getByText(/^whsec_/).textContent())!
  await noAxeFindings(page)

  await page.getByRole('button', { name: `${url}: テスト送信` }).click()
  await expect(page.getByText('試しのイベントを送りました')).toBeVisible()
  await expect.poll(() => heard.length).toBe(1)
  expect(new Webhook(secret).verify(heard[0]!.body, heard[0]!.headers as Record<string, string>)).toMatchObject({ type: 'webhook.test' })

  await page.getByRole('link', { name: `${url}の送信の記録` }).click()
  await expect(page.getByRole('heading', { name: '送信の記録' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: /試しのイベント/ })).toContainText('届いた', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByText(/答え 204・/)).toBeVisible()
  await noAxeFindings(page)
  await page.getByRole('button', { name: /をもう一度送る$/ }).click()
  await expect.poll(() => heard.length).toBeGreaterThan(1)
  expect(heard[1]!.headers['webhook-id']).toBe(heard[0]!.headers['webhook-id'])
  server.close()
})

test('the page shows the addresses of the company’s feeds, and they work', async ({ page, context, db, baseURL }) => {
  const { company_id } = await signInMember(context, db)
  await page.goto('/online/companies/settings/feeds')
  for (const [name, format] of [
    ['Atom', 'atom'],
    ['RSS', 'rss'],
    ['JSON Feed', 'json'],
  ] as const) {
    const href = (await page.getByRole('link', { name, exact: true }).getAttribute('href'))!
    expect(href).toContain(`/company/feed.${format}?id=${company_id}`)
    expect((await fetch(new URL(new URL(href).pathname + new URL(href).search, baseURL))).status).toBe(200)
  }
})
