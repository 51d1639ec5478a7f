import type { Browser, Page, Response } from '@playwright/test'

/** The scripts of a page have taken it over once they check its forms in place of the browser. */
const isTakenOver = () => 'hydrated' in document.documentElement.dataset && [...document.forms].every(({ noValidate }) => noValidate)

/** A click before that goes the way of a browser without scripts. How often this happens depends on how busy the machine is. */
export async function scriptsRun(page: Page) {
  const isOfSite = await page.evaluate(() => document.getElementById('page-data') !== null && matchMedia('(scripting: enabled)').matches)
  if (isOfSite) await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  if (isOfSite) await page.waitForFunction(isTakenOver)
}

/** From here on `goto` and `reload` end when the page's scripts run, unless the call names what it waits for. */
function openAfterScripts(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const then = async (answer: Promise<Response | null>, isSaid: boolean) => {
    const response = await answer
    if (!isSaid) await scriptsRun(page)
    return response
  }
  page.goto = (url, options) => then(goto(url, options), options?.waitUntil !== undefined)
  page.reload = (options) => then(reload(options), options?.waitUntil !== undefined)
}

/** Does this for every page of the browser, in any context. Returns a function that undoes it. */
export function openPagesAfterScripts(browser: Browser) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', openAfterScripts)
    return context
  }
  return () => {
    browser.newContext = newContext
  }
}
