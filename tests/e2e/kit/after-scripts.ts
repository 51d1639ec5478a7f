import type { Browser, Page, Response } from '@playwright/test'

/** A page of the site is taken over by its scripts once they check its forms in the browser's place. */
const isTakenOver = () =>
  !('__reactRouterContext' in window) || ('__reactRouterDataRouter' in window && [...document.forms].every(({ noValidate }) => noValidate))

/** What is clicked sooner goes the way of a browser without scripts, and how often that happens depends on how busy the machine is. */
async function scriptsRun(page: Page) {
  const isOfSite = await page.evaluate(() => '__reactRouterContext' in window)
  if (isOfSite) await page.waitForFunction(isTakenOver)
}

/** From here on opening a page, or loading it again, ends when its scripts run. A call that says what to wait for waits for that only. */
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

/** Every page of this browser, in whichever context. Answers how to undo it. */
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
