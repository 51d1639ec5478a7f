import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tests/e2e/kit/find-chromium.ts'
import { serveSite } from '../../tests/e2e/kit/serve-site.ts'
import { type Figures, median, visit } from './visit.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, url: { type: 'string' }, cookie: { type: 'string' } } })
const paths = ['/', '/job_offer', '/job_offer/search', '/company']

/** The pages of visitors on a phone: what they load before anybody does something, how fast they show, and how fast the first tap is answered. */
async function measure(url: string, browser: Browser) {
  const job = /\/job_offer\/detail\?id=\d+/.exec(await (await fetch(`${url}/job_offer/search`)).text())?.[0]
  console.log(
    '| page | requests | of them scripts | pictures | kB | HTML kB | inline kB | elements | LCP ms | TBT ms | blocked before FCP ms | CLS | after load: kB | TBT ms | tap ms | INP ms |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  const candidate = values.cookie
    ? [{ path: '/', cookies: values.cookie.split(/;\s*/).map((pair) => ({ name: pair.split('=')[0]!, value: pair.slice(pair.indexOf('=') + 1), url })) }]
    : []
  for (const { path, cookies } of [...[...paths, job ?? '/'].map((path) => ({ path, cookies: [] })), ...candidate]) {
    const rounds: Figures[] = []
    for (let round = 0; round < Number(values.rounds); round++) rounds.push(await visit(browser, url + path, cookies))
    const row = (Object.keys(rounds[0]!) as (keyof Figures)[]).map((name) => median(rounds.map((figures) => figures[name])))
    console.log(`| \`${path}\`${cookies.length ? ', signed in' : ''} | ${row.map((figure) => Number(figure.toFixed(figure < 100 ? 1 : 0))).join(' | ')} |`)
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}, ${values.rounds} rounds, medians; CPU 4 times slower, 1.6 Mbit/s, 150 ms`)
}

const { executablePath, env } = await findChromium()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
const folder = await mkdtemp(join(tmpdir(), 'mebae-visit-'))
const site = values.url ? undefined : await serveSite(folder)
try {
  await measure(values.url ?? site?.url ?? '', browser)
} finally {
  await browser.close()
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
}
