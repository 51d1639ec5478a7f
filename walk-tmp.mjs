import { createRequire } from 'node:module'
import { existsSync, mkdirSync } from 'node:fs'
const from = createRequire(process.cwd() + '/package.json')
const { chromium } = from('playwright-core')
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) 
const out = '/tmp/scout-shots'; mkdirSync(out, { recursive: true })
const base = 'http://127.0.0.1:4477', pw = process.argv[2]
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const ctx = async (w, scheme = 'light') => browser.newContext({ viewport: { width: w, height: w < 600 ? 740 : 900 }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo', colorScheme: scheme })
const said = []
const watch = (page, n) => { page.on('console', (m) => ['error', 'warning'].includes(m.type()) && said.push(n + ': ' + m.text())); page.on('pageerror', (e) => said.push(n + ' ' + e.message)) }
const shot = async (page, name, full = true) => page.screenshot({ path: `${out}/${name}.png`, fullPage: full })
const step = (s) => console.log(new Date().toISOString().slice(11, 19), s)
async function signIn(page, url, mail) {
  await page.goto(base + url, { waitUntil: 'load' })
  await page.getByLabel('メールアドレス').first().fill(mail)
  await page.getByLabel('パスワード', { exact: true }).first().fill(pw)
  await page.getByRole('button', { name: 'ログインする', exact: true }).first().click()
  await page.waitForTimeout(3000)
  if (/second_factor|factor/.test(page.url())) { await page.getByRole('button', { name: /確認|続ける|ログイン/ }).first().click(); await page.waitForTimeout(2500) }
  step('signed in ' + page.url())
}
const c1 = await ctx(1280); const p = await c1.newPage(); watch(p, 'company')
await signIn(p, '/online/companies/?area=company', 'recruiter@demo.example')
await p.goto(base + '/online/companies/selection', { waitUntil: 'load' }); await p.waitForTimeout(1500)
await shot(p, 'board', false)
export { p, c1, ctx, shot, base, step, signIn, watch, said, browser }
const ids = await p.$$eval('[data-open]', (a) => a.map((x) => [x.getAttribute('data-open'), x.textContent]))
step(JSON.stringify(ids.slice(0, 12)))
const id = process.argv[3] ?? ids.at(-1)[0]
await p.goto(base + '/online/companies/selection/detail?id=' + id, { waitUntil: 'load' }); await p.waitForTimeout(800)
await shot(p, 'detail')
await p.goto(base + '/online/companies/selection/offer?id=' + id, { waitUntil: 'load' }); await p.waitForTimeout(800)
await shot(p, 'offer-form')
await p.getByRole('button', { name: '確認へ進む' }).click(); await p.waitForTimeout(1500)
await shot(p, 'offer-check', false); step(p.url())
await p.screenshot({ path: `${out}/offer-check-full.png`, fullPage: true })
console.log(said)
await c1.storageState({ path: '/tmp/scout-company.json' })
await browser.close()
