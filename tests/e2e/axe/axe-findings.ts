import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { AxeResults, RunOptions } from 'axe-core'
import type { CDPSession, Page } from '@playwright/test'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Kept until the page is closed: the end of one session takes away what others have set on the page, say its passkeys. */
const sessions = new WeakMap<Page, CDPSession>()

/** What axe finds wrong on a page as it stands: each rule with the elements that break it. The size of targets is judged where nothing lies over the page: an open
 * menu makes what it half covers too small. */
export async function axeFindings(page: Page, { hasTargets = false } = {}) {
  const options: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: hasTargets } } }
  // The builder looks into frames of other origins, too, for which it opens a second page. It reads axe twice for each analysis, which costs more than the analysis.
  const { violations } = page.frames().length > 1 ? await new AxeBuilder({ page }).options(options).analyze() : await analyze(page, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

async function analyze(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
    sessions.set(page, session)
    await session.send('Runtime.evaluate', { expression: `${source};0` })
  }
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    const { violations } = await axe.run(options)
    return { violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })) }
  }, options)
}
