import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { connect } from '#server/platform/database/connect.ts'
import { openPagesAfterScripts } from '../../tests/e2e/kit/after-scripts.ts'
import { findChromium } from '../../tests/e2e/kit/find-chromium.ts'
import { freePort } from '../../tests/e2e/kit/free-port.ts'
import { serveSite } from '../../tests/e2e/kit/serve-site.ts'
import { signInNew } from '../../tests/e2e/kit/sign-in/sign-in-new.ts'
import { addConversation } from '../../tests/e2e/offline/add-conversation.ts'
import { saveForOffline } from '../../tests/e2e/offline/save-for-offline.ts'
import { seededRandom, typeThroughFlips } from '../../tests/e2e/offline/type-through-flips.ts'
import { cuttingProxy } from './cutting-proxy.ts'

// npm run bench:offline: a candidate writes in one conversation while the network comes and goes a thousand times, connections are cut with requests on their way, and the
// tab is closed and opened again without a connection. At the end each message must be there once, in the order in which it was written.

/** What the router of the page could not load. */
const errorsOf = () => {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: { state: { errors: Record<string, unknown> | null } } }
  return Object.entries(router?.state.errors ?? {}).map(([id, error]) => `${id}: ${String(error)} ${JSON.stringify(error)}`)
}

/** What the browser still keeps. */
const stateOf = async () => ({
  storage: Object.keys(localStorage),
  caches: await Promise.all((await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url).slice(0, 12)])),
  workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.state]),
})

const { values } = parseArgs({ options: { flips: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } })
const folder = mkdtempSync(join(tmpdir(), 'mebae-offline-'))
const port = await freePort()
const proxy = await cuttingProxy(port)
const site = await serveSite(folder, { port, settings: { PUBLIC_URL: proxy.url } })
const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`)
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] })
openPagesAfterScripts(browser)
const context = await browser.newContext({ baseURL: proxy.url, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
try {
  const { id } = await signInNew(context, db)
  const talk = await addConversation(db, id, 'いかがですか。')
  const page = await context.newPage()
  await saveForOffline(page, talk)
  await page.goto(talk.address)
  const since = Date.now()
  let cuts = 0
  const { written } = await typeThroughFlips({
    context,
    page,
    address: talk.address,
    flips: Number(values.flips),
    reopenEvery: 50,
    random: seededRandom(Number(values.seed)),
    cut: () => (cuts++, proxy.cut()),
    onFlip: (flip) => flip % 100 === 0 && console.log(`${flip} flips`),
  })
  const sent = await db
    .selectFrom('messages')
    .select('message')
    .where('thread_id', '=', talk.thread_id)
    .where('company', '=', false)
    .orderBy('number')
    .execute()
  const arrived = sent.map(({ message }) => message)
  const figures = {
    flips: Number(values.flips),
    cuts,
    written: written.length,
    arrived: arrived.length,
    lost: written.filter((text) => !arrived.includes(text)).length,
    doubled: arrived.length - new Set(arrived).size,
    in_order: arrived.every((text, place) => text === written[place]),
    seconds: Math.round((Date.now() - since) / 1_000),
    machine: `${cpus().length} × ${cpus()[0]?.model}`,
  }
  console.log(figures)
  if (figures.lost > 0 || figures.doubled > 0 || !figures.in_order) process.exitCode = 1
} catch (error) {
  console.log(error)
  for (const page of context.pages())
    console.log(page.url(), await page.evaluate(errorsOf), (await page.locator('body').innerText({ timeout: 5_000 }).catch(String)).slice(0, 500))
  await context.setOffline(false)
  const after = await context.newPage()
  await after.goto('/favicon.svg')
  console.log(await after.evaluate(stateOf))
  process.exitCode = 1
} finally {
  await browser.close()
  await db.destroy()
  proxy.close()
  await site.stop().catch((error: unknown) => console.log(String(error).slice(0, 2_000)))
  rmSync(folder, { recursive: true, force: true })
}
