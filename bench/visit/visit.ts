import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { blockingTime, traceTasks } from './blocking-time.ts'

export type Figures = Record<
  | 'requests'
  | 'scripts'
  | 'pictures'
  | 'kilobytes'
  | 'html'
  | 'inline'
  | 'elements'
  | 'lcp'
  | 'tbt'
  | 'beforePaint'
  | 'cls'
  | 'later'
  | 'laterTbt'
  | 'tap'
  | 'inp',
  number
>

type Cookies = Parameters<BrowserContext['addCookies']>[0]
type Watched = { lcp: number; shifts: number; inp: number }

/** As Lighthouse's preset for phones has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true, locale: 'ja-JP' }
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 }

export const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** One first visit, with an empty cache: until the load event, until the browser has fetched what it fetches when idle, and the first tap. */
export async function visit(browser: Browser, url: string, cookies: Cookies = []): Promise<Figures> {
  const context = await browser.newContext(phone)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  const loaded = count(cdp)
  const stopTrace = await traceTasks(browser)

  const answer = await page.goto(url, { waitUntil: 'load' })
  const atLoad = { ...loaded }
  await page.waitForTimeout(500)
  const before = await watched(page)
  const atFirst = blockingTime(await stopTrace(), url)
  const stopLater = await traceTasks(browser)
  const plain = (await answer?.text()) ?? ''
  const scripts = [...plain.matchAll(/<script(?![^>]*json)[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g)]
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)

  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const after = await watched(page)
  const later = blockingTime(await stopLater(), url)
  const tap = await tapOnce(page)
  await page.waitForTimeout(500)
  const { inp } = await watched(page)
  await context.close()
  return {
    requests: atLoad.requests,
    scripts: atLoad.scripts,
    pictures: atLoad.pictures,
    kilobytes: atLoad.bytes / 1_000,
    html: atLoad.html / 1_000,
    inline: scripts.reduce((sum, [, text = '']) => sum + text.length, 0) / 1_000,
    elements,
    lcp: before.lcp,
    tbt: atFirst.afterPaint,
    beforePaint: atFirst.beforePaint,
    cls: after.shifts,
    later: (loaded.bytes - atLoad.bytes) / 1_000,
    laterTbt: later.afterPaint,
    tap,
    inp,
  }
}

function count(cdp: CDPSession) {
  const loaded = { requests: 0, scripts: 0, pictures: 0, bytes: 0, html: 0 }
  const types = new Map<string, string>()
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    types.set(requestId, type)
    loaded.requests++
    if (type === 'Script') loaded.scripts++
    if (type === 'Image') loaded.pictures++
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.bytes += encodedDataLength
    if (types.get(requestId) === 'Document') loaded.html += encodedDataLength
  })
  return loaded
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

function watch() {
  const watched: Watched = { lcp: 0, shifts: 0, inp: 0 }
  Object.assign(window, { watched })
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  follow('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime))
  follow('event', ({ duration }) => (watched.inp = Math.max(watched.inp, duration)))
  follow('layout-shift', (entry) => (watched.shifts += (entry as PerformanceEntry & { value: number }).value))
}

/** From the finger on the page's edge, where nothing lies, until the page is hydrated and shown again. */
async function tapOnce(page: Page) {
  await page.evaluate(() => {
    const shown = new Promise((resolve) => {
      const settle = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      new MutationObserver(settle).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
    })
    // A page for somebody who is signed in may be hydrated before the tap: it needs only to be shown again.
    const next = new Promise((resolve) =>
      addEventListener('pointerdown', () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))), { once: true }),
    )
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), { once: true, capture: true })
    Object.assign(window, { shown: 'hydrated' in document.documentElement.dataset ? next : shown })
  })
  await page.touchscreen.tap(4, 400)
  return page.evaluate(async () => {
    const { shown, pressed } = window as unknown as { shown: Promise<number>; pressed: number }
    return (await shown) - pressed
  })
}
