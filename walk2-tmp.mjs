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
const watch = (page, n) => { page.setDefaultTimeout(8000); page.on('console', (m) => ['error', 'warning'].includes(m.type()) && said.push(n + ': ' + m.text())); page.on('pageerror', (e) => said.push(n + ' ' + e.message)) }
const shot = (page, name, full = true) => page.screenshot({ path: `${out}/${name}.png`, fullPage: full })
const step = (s) => console.log(new Date().toISOString().slice(11, 19), s)
async function signIn(page, url, mail) {
  await page.goto(base + url, { waitUntil: 'load' })
  await page.getByLabel('メールアドレス').first().fill(mail)
  await page.getByLabel('パスワード', { exact: true }).first().fill(pw)
  await page.getByRole('button', { name: 'ログインする', exact: true }).first().click()
  await page.waitForTimeout(3000)
  step('signed in ' + page.url())
}
try {
const c2 = await ctx(360); const q = await c2.newPage(); watch(q, 'candidate')
await signIn(q, '/online/companies/', 'candidate@demo.example')
const c1 = await ctx(1280); const p = await c1.newPage(); watch(p, 'company')
await signIn(p, '/online/companies/?area=company', 'recruiter@demo.example')
const jobs = await (await p.request.get(base + '/online/api/v1/amateras/company_users/job_offers/?state=published')).json()
let made
for (const job of jobs.jobs.filter((one) => one.employment_types.includes(1))) { made = await q.evaluate(async (id) => { const r = await fetch(`/online/api/v1/amateras/candidate_users/job_offers/${id}/applications/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ message: '応募します。', found_via: 'referral' }) }); return [r.status, await r.json()] }, job.id); if (made[0] === 200) break }
step(made[0] + ' ' + made[1].id + ' ' + made[1].found_via + JSON.stringify(made[1]).slice(0, 200))
const id = made[1].id, company = made[1].company.id
await p.goto(base + '/online/companies/selection/detail?id=' + id, { waitUntil: 'load' }); await p.waitForTimeout(800)
await shot(p, 'detail')
await p.getByRole('link', { name: /オファーを(作成|開く)/ }).click(); await p.waitForTimeout(1200)
await shot(p, 'offer-form')
const f = (n) => p.locator(`[name="${n}"]`)
const day = (n) => new Date(Date.now() + n * 864e5).toISOString().slice(0, 10)
step('prefilled ' + await f('terms.default_starting_time').inputValue() + ' ' + await f('terms.position').inputValue())
await f('terms.holiday').fill('土日')
await p.getByRole('button', { name: '確認へ進む' }).click(); await p.waitForTimeout(1500)
await shot(p, 'offer-check', false); step(p.url())
await p.screenshot({ path: `${out}/offer-check-full.png`, fullPage: true })
const errs = await p.$$eval('.err', (a) => a.map((x) => x.textContent)); step(JSON.stringify(errs))
const fill = { 'terms.start_on': day(60), 'terms.paid_leave': '入社日に10日', 'terms.pay_min': '420,000', 'terms.min_salary': '560', 'terms.closing_day': '毎月末日', 'terms.pay_day': '翌月25日', 'terms.pay_method': '本人名義の口座に振込', 'terms.retirement_allowance': 'なし', 'terms.resignation': '定年60歳（65歳まで再雇用）。退職は30日前までに申し出。', answer_due_on: day(10), message: 'ご一緒できることを楽しみにしています。' }
for (const [n, v] of Object.entries(fill)) await f(n).fill(v)
for (let i = 0; i < 4; i++) {
  for (const n of await p.$$eval('textarea[name^="reasons."]', (a) => a.map((x) => x.name))) await f(n).fill('候補者の経験と、会社のカレンダーに合わせて決めたため。')
  const missing = await p.$$eval('.field:has(.err) [name]', (a) => [...new Set(a.map((x) => x.name + ':' + x.tagName + ':' + x.type + ':' + x.value))]); if (i) step('missing ' + JSON.stringify(missing))
  for (const m of missing) { const [n, tag, type, v] = m.split(':'); if (v) continue; if (type === 'radio') await p.locator(`[name="${n}"][value="no"]`).check(); else if (tag === 'SELECT') await f(n).selectOption({ index: n.includes('pay_unit') ? 2 : 1 }); else if (type !== 'date') await f(n).fill(/pay_min|base/.test(n) ? '420000' : /min_salary/.test(n) ? '560' : 'なし') }
  await p.getByRole('button', { name: '確認へ進む' }).click(); await p.waitForTimeout(1500)
  if (p.url().includes('preview')) break
}
step(p.url()); await shot(p, 'offer-preview')
await p.getByRole('button', { name: '送信する' }).click(); await p.waitForTimeout(2000)
step(p.url()); await shot(p, 'offer-sent')
await q.goto(base + '/message/company/detail?company_id=' + company, { waitUntil: 'load' }); await q.waitForTimeout(1000)
await shot(q, 'conversation', false)
await q.getByRole('link', { name: '条件を見て回答する' }).first().click(); await q.waitForTimeout(1500)
step(q.url()); await shot(q, 'offer-candidate-360')
const pdf = await q.request.get(base + (await q.getByRole('link', { name: /PDF/ }).getAttribute('href'))); const { writeFileSync } = await import('node:fs'); writeFileSync(out + '/offer.pdf', await pdf.body()); step('pdf ' + pdf.status() + ' ' + pdf.headers()['content-type'])
const c3 = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo', colorScheme: 'dark', storageState: await c2.storageState() }); const r = await c3.newPage(); watch(r, 'dark'); await r.goto(q.url(), { waitUntil: 'load' }); await r.waitForTimeout(800); await shot(r, 'offer-candidate-dark')
await q.getByText('承諾する', { exact: true }).click(); await q.waitForTimeout(300); await shot(q, 'offer-accept', false)
await q.getByRole('button', { name: 'この条件で承諾する' }).click(); await q.waitForTimeout(2000)
await shot(q, 'offer-accepted', false)
await p.reload({ waitUntil: 'load' }); await p.waitForTimeout(800); await shot(p, 'offer-company-accepted', false)
await p.goto(base + '/online/companies/selection/detail?id=' + id, { waitUntil: 'load' }); await p.waitForTimeout(800); await shot(p, 'detail-accepted')
} catch (e) { console.log('FAILED', e.message.slice(0, 400)) }
console.log(said)
await browser.close()
